// does not compile: the library is part of the project and not declared here
import SwiftUI

// expect-none

// A copy of the library decides for itself what its versions mean.
public struct iOSVersion {
  public static let v16 = iOSVersion()
}

struct Ranges: View {
  var body: some View {
    ScrollView { Text("a") }
      .introspect(.scrollView, on: .iOS(.v16...)) { $0.bounces = false }
  }
}
