// does not compile: a style that is not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Styles: View {
  let rows: [Row]
  let style: InsetListStyle

  var body: some View {
    VStack {
      List(rows) { RowView(row: $0) }
        .listStyle(.grouped)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      List(rows) { RowView(row: $0) }
        .listStyle(GroupedListStyle())
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      TabView { Pages() }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .introspect(.tabView(style: .page), on: .iOS(.v26, .v27)) { $0.bounces = false }
      // `.list` names no style, and all styles share a class.
      List(rows) { RowView(row: $0) }
        .listStyle(.grouped)
        .introspect(.list, on: .iOS(.v26, .v27)) { $0.bounces = false }
      DatePicker("Day", selection: .constant(.now))
        .datePickerStyle(.wheel)
        .introspect(.datePicker, on: .iOS(.v26, .v27)) { $0.minuteInterval = 5 }
      TabView { Pages() }
        .tabViewStyle(.page)
        .introspect(.pageControl, on: .iOS(.v26, .v27)) { $0.hidesForSinglePage = true }
      // No style, the default one, one in a variable, one of the project's own.
      List(rows) { RowView(row: $0) }
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      List(rows) { RowView(row: $0) }
        .listStyle(.automatic)
        .introspect(.list(style: .insetGrouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      List(rows) { RowView(row: $0) }
        .listStyle(style)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      List(rows) { RowView(row: $0) }
        .listStyle(.ours)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      List(rows) { RowView(row: $0) }
        .listStyle(isWide ? .grouped : .plain)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      // A style that is there only at times.
      List(rows) { RowView(row: $0) }
        #if os(macOS)
          .listStyle(.sidebar)
        #else
          .listStyle(.grouped)
        #endif
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      // The list in it may have a style of its own.
      FeedList()
        .listStyle(.plain)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { FeedList() }
        .listStyle(.plain)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      // The style of something else.
      List(rows) { RowView(row: $0) }
        .toggleStyle(.button)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }
      NavigationStack { Text("News") }
        .introspect(.navigationStack, on: .iOS(.v26, .v27)) { $0.hidesBarsOnSwipe = true }
      NavigationView { Text("News") }
        .introspect(.navigationView(style: .stack), on: .iOS(.v26, .v27)) { $0.hidesBarsOnSwipe = true }
      Text("News")
        .introspect(.navigationView(style: .stack), on: .iOS(.v26, .v27), scope: .ancestor) { $0.hidesBarsOnSwipe = true }
    }
  }
}
