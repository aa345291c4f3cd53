import SwiftUI
import SwiftUIIntrospect

public struct StepField: View {
  @Binding private var value: Int

  public init(value: Binding<Int>) { _value = value }

  public var body: some View {
    #if os(macOS)
      Stepper("Value", value: $value)
        .introspect(.stepper, on: .macOS()) { stepper in // expect: empty-version-list
          stepper.autorepeat = false
        }
    #else
      Stepper("Value", value: $value)
        .introspect(.stepper, on: .iOS(.v16, .v17, .v18, .v26), .watchOS(.v10)) { stepper in // expect: unavailable-platform
          stepper.autorepeat = false
        }
    #endif
  }
}
