import SwiftUI
import SwiftUIIntrospect

struct Rows: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows) { row in
        RowView(row: row)
          .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }  // expect: introspection-in-rows@12 "every row of the List"
      }
      List {
        ForEach(rows) { row in
          Card {
            RowView(row: row)
              .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }  // expect: introspection-in-rows "every row of the ForEach"
          }
        }
      }
      ForEach(rows) { row in
        if row.isLarge {
          self.row(row)
        }
      }
      ForEach(rows, id: \.self, content: { row in
        TextField("Name", text: .constant(row.name))
          .introspect(.textField, on: .iOS(.v26, .v27)) { $0.borderStyle = .none }  // expect: introspection-in-rows
      })
    }
  }

  private func row(_ row: Row) -> some View {
    RowView(row: row)
      .introspect(.view, on: .iOS(.v26, .v27)) { $0.isOpaque = true }  // expect: introspection-in-rows
  }
}
