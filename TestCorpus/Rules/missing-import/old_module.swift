// does not compile: the import is missing
import Introspect
import SwiftUI

// expect-none

// Releases before 1.0.0 have both modules, and the names of both are known.
struct Fields: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v27)) { $0.clearButtonMode = .always }
  }
}
