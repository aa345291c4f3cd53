// does not compile: a method of another file
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Searchable<Content: View>: View {
  let content: Content
  @State private var query = ""

  var body: some View {
    VStack {
      NavigationStack {
        List { Text("News") }
          .searchable(text: $query)
      }
      .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      NavigationView { List { Text("News") } }
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      VStack { NavigationStack { Text("News") } }
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      List { Text("News") }
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27), scope: .ancestor) { $0.placeholder = "Find" }
      // Nobody knows what these hold.
      content
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      FeedContent()
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      VStack { FeedContent() }
        .searchable(text: $query)
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      List { Text("News") }
        .searchable(text: $query)
        .inNavigation()
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
      // The searchable view is another one.
      List { Text("News") }
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.placeholder = "Find" }
    }
  }
}
