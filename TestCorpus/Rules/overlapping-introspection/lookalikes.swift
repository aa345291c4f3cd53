// does not compile: a view type that is not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Apart: View {
  let rows: [Row]

  var body: some View {
    VStack {
      // Versions and platforms of their own.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        .introspect(.scrollView, on: .tvOS(.v27)) { $0.bounces = true }

      // Several predicates of one call are one list.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v26), .iOS(.v27)) { $0.bounces = false }

      // Two types, and two chains.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v27)) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.alwaysBounceVertical = false }
      ScrollView {
        ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
      }
      .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }

      // They look in two directions, so they find two objects.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v27), scope: .ancestor) { $0.bounces = true }

      // Each of these has a box of its own.
      Rows(rows)
        .introspect(.view, on: .iOS(.v27)) { $0.isOpaque = false }
        .padding()
        .introspect(.view, on: .iOS(.v27)) { $0.isOpaque = true }

      // Never in one build, as far as can be told.
      ScrollView { Rows(rows) }
        #if DEBUG
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        #else
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = true }
        #endif
      ScrollView { Rows(rows) }
        #if DEBUG
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        #endif
        #if !DEBUG
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = true }
        #endif

      // What a constant covers is not known.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .supportedVersions) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = true }

      Carousel(rows)
        .introspect(.carousel, on: .iOS(.v27)) { $0.bounces = false }
        .introspect(.carousel, on: .iOS(.v27)) { $0.bounces = true }
    }
  }
}
