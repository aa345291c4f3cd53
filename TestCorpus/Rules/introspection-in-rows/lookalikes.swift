import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Rows: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows) { RowView(row: $0) }
        .introspect(.list, on: .iOS(.v26, .v27)) { $0.bounces = false }
      // One row, written by hand.
      List {
        Text("News")
          .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }
      }
      ForEach(rows) { RowView(row: $0) }
        .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }
      Section {
        TextField("Name", text: $name)
          .introspect(.textField, on: .iOS(.v26, .v27)) { $0.borderStyle = .none }
      }
    }
  }
}
