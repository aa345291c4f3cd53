// does not compile: platforms that a view type does not have
import SwiftUI
import SwiftUIIntrospect

struct Controls: View {
  @Binding var count: Int
  @Binding var isOn: Bool

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
        .introspect(.stepper, on: .iOS(.v18, .v26, .v27), .tvOS(.v18)) { $0.wraps = true }  // expect: unavailable-platform@60 "'.stepper' is not available on tvOS: SwiftUIIntrospect does not declare '.stepper' for tvOS, only for iOS, macOS"
      Toggle("On", isOn: $isOn)
        .introspect(.toggle, on: .visionOS(.v1)) { $0.onTintColor = nil }  // expect: unavailable-platform@35 "only for iOS, macOS"
      Toggle("On", isOn: $isOn)
        .introspect(.toggle(style: .checkbox), on: .iOS(.v13)) { $0.isEnabled = true }  // expect: unavailable-platform@53
      TextField("Tags", value: $count, format: .number)
        .introspect(.textField, on: .watchOS(.v10)) { $0.isEnabled = true }  // expect: unavailable-platform@38 "SwiftUIIntrospect has no versions for watchOS"
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .macCatalyst(.v18)) { $0.bounces = false }  // expect: unavailable-platform@63 "the iOS versions apply"
      ScrollView { Text("b") }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .catalyst(.v18)) { $0.bounces = false }  // expect: unavailable-platform@63
      // No platform is left for this one.
      SignInWithAppleButton(.signIn, onRequest: { _ in }, onCompletion: { _ in })
        .introspect(.signInWithAppleButton, on: .iOS(.v16), .macOS(.v13)) { $0.cornerRadius = 4 }  // expect: unavailable-platform@21 "is not available on any platform: support ended in 1.1.3"
      #if os(macOS)
        TabView { Text("c") }
          .introspect(.tabView(style: .page), on: .macOS(.v14)) { $0.drawsBackground = false }  // expect: unavailable-platform@52
      #endif
    }
  }
}
