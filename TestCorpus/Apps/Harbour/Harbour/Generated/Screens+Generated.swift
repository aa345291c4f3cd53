// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  enum Screens {
    @MainActor static var about: some View {
      ScrollView { Text("About") }
        .introspect(.scrollView, on: .iOS(.v16, .v18)) { $0.addSubview(UIView()) }
    }
  }
#endif
