import SwiftUI
import SwiftUIIntrospect

struct Styles: View {
  let rows: [Row]

  var body: some View {
    VStack {
      // The class is the same, so it runs; the name is wrong all the same.
      List(rows) { RowView(row: $0) }
        .listStyle(.plain)
        .introspect(.list(style: .grouped), on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: style-mismatch@21 "'.list(style: .grouped)' is not for the style that '.listStyle(.plain)' sets; the view type for it is '.list(style: .plain)'"
      // A style is set behind the call too, and may be written in the older form.
      List(rows) { RowView(row: $0) }
        .introspect(.list(style: .insetGrouped), on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: style-mismatch "'.listStyle(SidebarListStyle())'"
        .padding()
        .listStyle(SidebarListStyle())
      // The innermost style is the one in force.
      List(rows) { RowView(row: $0) }
        .listStyle(.plain)
        .listStyle(.grouped)
        .introspect(.list(style: .grouped), on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: style-mismatch

      // Another class: it never runs.
      TabView { Pages() }
        .tabViewStyle(.sidebarAdaptable)
        .introspect(.tabView(style: .page), on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: style-mismatch "'.tabViewStyle(.sidebarAdaptable)' sets"
      TabView { Pages() }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        .introspect(.tabView, on: .iOS(.v26, .v27)) { $0.tabBar.isHidden = true }  // expect: style-mismatch "sets, so this closure never runs; the view type for it is '.tabView(style: .page)'"
      Picker("Size", selection: .constant(1)) { Sizes() }
        .pickerStyle(.wheel)
        .introspect(.picker(style: .segmented), on: .iOS(.v26, .v27)) { $0.isMomentary = true }  // expect: style-mismatch "never runs; the view type for it is '.picker(style: .wheel)'"
      ProgressView()
        .progressViewStyle(.circular)
        .introspect(.progressView(style: .linear), on: .iOS(.v26, .v27)) { $0.layer.cornerRadius = 1 }  // expect: style-mismatch
      NavigationView { Text("News") }
        .navigationViewStyle(StackNavigationViewStyle())
        .introspect(.navigationView(style: .columns), on: .iOS(.v26, .v27)) { $0.presentsWithGesture = false }  // expect: style-mismatch

      // A view with a view type of its own.
      NavigationStack { Text("News") }
        .introspect(.navigationView(style: .stack), on: .iOS(.v26, .v27)) { $0.hidesBarsOnSwipe = true }  // expect: style-mismatch "'.navigationView(style: .stack)' is for a NavigationView, and this is a NavigationStack; the view type for it is '.navigationStack'"
      NavigationSplitView { Text("News") } detail: { Text("More") }
        .introspect(.navigationView(style: .stack), on: .iOS(.v26, .v27)) { $0.hidesBarsOnSwipe = true }  // expect: style-mismatch "this is a NavigationSplitView, so this closure never runs"
    }
  }
}
