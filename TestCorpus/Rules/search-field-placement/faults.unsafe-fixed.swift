import SwiftUI
import SwiftUIIntrospect

struct Searchable: View {
  let rows: [Row]
  @State private var query = ""

  var body: some View {
    VStack {
      NavigationStack {
        List(rows) { RowView(row: $0) }
          .searchable(text: $query)
          .introspect(.searchField, on: .iOS(.v26, .v27), scope: .ancestor) { $0.placeholder = "Find" }  // expect: search-field-placement@23 "there is none in this List, so this closure never runs"
      }
      ScrollView { FeedContent() }
        .introspect(.searchField, on: .iOS(.v26, .v27), scope: .ancestor) { $0.placeholder = "Find" }  // expect: search-field-placement "this ScrollView"
        .searchable(text: $query)
      VStack { Text("News") }
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27), scope: .ancestor) { $0.placeholder = "Find" }  // expect: search-field-placement
    }
  }
}
