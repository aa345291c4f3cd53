// does not compile: the import is missing
import Foundation
import SwiftUI  // for the views
#if DEBUG
  import Tools
#endif

struct Fields: View {
  @Binding var name: String

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v27)) { $0.clearButtonMode = .always }  // expect: missing-import@10 "this file does not import SwiftUIIntrospect; the call compiles only while an import in another file reaches it"
      // One finding a file is enough.
      TextField("Name", text: $name)
        .introspect(.textField, on: .iOS(.v27)) { $0.clearButtonMode = .always }
    }
  }
}
