// does not compile: the import is missing
import SwiftUI
import UIKit

// The import of another file of the module is enough for an extension.
struct Leaked: View {
  var body: some View {
    TabView { tabs }
      .introspect(.tabView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { (UITabBarController) in  // expect: legacy-introspect-api@8 "'introspect(.tabView, on: …)'"
        UITabBarController.tabBar.isHidden = true
      }
  }
}
