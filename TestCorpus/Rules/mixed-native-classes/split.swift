// does not compile: the native classes differ
import SwiftUI
import SwiftUIIntrospect

struct Split: View {
  let mails: [Mail]

  var body: some View {
    VStack {
      List(mails, rowContent: MailRow.init)
        .introspect(.list, on: .iOS(.v15, .v18, .v26, .v27), .tvOS(.v27), scope: .ancestor) { list in  // expect: mixed-native-classes
          list.allowsMultipleSelection = true
        }
        .padding()
      Form { Text("a") }.introspect(.form, on: .iOS(.v15,.v16)) { $0.bounces = false }  // expect: mixed-native-classes

      // Nothing that a program should take apart: a type, a comment, a class of another framework.
      Form { Text("b") }.introspect(.form, on: .iOS(.v15, .v16)) { (table: UITableView) in table.bounces = false }  // expect: mixed-native-classes
      Form { Text("c") }.introspect(.form, on: .iOS(.v15 /* old */, .v16)) { $0.bounces = false }  // expect: mixed-native-classes
      ScrollView { Text("d") }.introspect(.scrollView, on: .iOS(.v18), .macOS(.v15)) { _ = $0.hash }  // expect: mixed-native-classes
    }
  }
}
