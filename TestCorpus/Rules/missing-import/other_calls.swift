// does not compile: methods of other libraries that are not declared here
import SwiftUI

// introspect-lint:disable:file legacy-introspect-api -- the old calls need the old module
// expect-none

struct Fields: View {
  @Binding var name: String

  var body: some View {
    VStack {
      // Methods of that name that are not the library's, and one of its 0.x module.
      Text("a").introspect(.text) { print($0) }
      Text("b").introspect(.bearer, on: .events) { print($0) }
      Text("c").introspect(token, on: .refresh) { print($0) }
      TextField("Name", text: $name).introspectTextField { $0.clearButtonMode = .always }
      TextField("Name", text: $name).extract(UITextField.self) { $0.clearButtonMode = .always }
    }
  }
}

let sample = "ScrollView { }.introspect(.scrollView, on: .iOS(.v27)) { }"
// ScrollView { }.introspect(.scrollView, on: .iOS(.v27)) { }
