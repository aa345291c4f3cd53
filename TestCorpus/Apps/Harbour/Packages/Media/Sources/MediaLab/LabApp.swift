import Media
import SwiftUI

@main
struct LabApp: App {
  var body: some Scene {
    WindowGroup { LabView() }
  }
}
