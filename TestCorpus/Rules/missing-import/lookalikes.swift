import SwiftUI
#if canImport(SwiftUIIntrospect)
  @_spi(Advanced) internal import SwiftUIIntrospect
#endif

// expect-none

struct Fields: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v27)) { $0.clearButtonMode = .always }
  }
}
