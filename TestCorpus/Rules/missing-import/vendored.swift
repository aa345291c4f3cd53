// does not compile: types that are not declared here
import SwiftUI

// expect-none

// The project's own method needs no import.
extension View {
  func introspect<Kind>(_ kind: Kind, on platforms: Platform..., customize: (UIView) -> Void) -> some View { self }
}

struct Fields: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v27)) { $0.isOpaque = false }
  }
}
