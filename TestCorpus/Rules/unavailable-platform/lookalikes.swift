// does not compile: platforms that are not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Fine: View {
  @Binding var count: Int

  var body: some View {
    VStack {
      Stepper("Count", value: $count)
        .introspect(.stepper, on: .iOS(.v18, .v26, .v27)) { $0.wraps = true }
      #if os(macOS)
        Stepper("Count", value: $count)
          .introspect(.stepper, on: .macOS(.v15, .v26, .v27)) { $0.valueWraps = true }
      #endif

      // Somebody's own predicate, platform or view type.
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .desktop(.v18), .iPadOS(.v18), Own.watchOS(.v10)) { $0.bounces = false }
      Carousel(count).introspect(.carousel, on: .watchOS(.v9)) { $0.bounces = false }

      // The project adds the platform.
      Stepper("Count", value: $count).introspect(.stepper, on: .tvOS(.v18)) { $0.wraps = true }

      // No build with this branch is one for tvOS.
      #if os(iOS)
        Slider(value: .constant(1))
          .introspect(.slider, on: .iOS(.v18, .v26, .v27), .tvOS(.v18)) { $0.isContinuous = true }
      #endif
    }
  }
}

extension tvOSViewVersion<StepperType, UIView> {
  static let v18 = make()
}
