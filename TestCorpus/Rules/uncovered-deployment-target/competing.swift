// settings: targets iOS 13 to 16
import SwiftUI
import SwiftUIIntrospect

// The file may belong to a target that starts with iOS 13, and to one that starts with 16: the higher one counts.
struct Shared: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: uncovered-deployment-target@43 "iOS 16, and the deployment target is iOS 16"
    }
  }
}
