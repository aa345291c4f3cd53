// does not compile: a method of another file
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Inside<Content: View>: View {
  let content: Content

  var body: some View {
    VStack {
      // These look outwards by themselves.
      ScrollView {
        Text("News")
          .introspect(.viewController, on: .iOS(.v26, .v27)) { $0.title = "News" }
        Text("News")
          .introspect(.window, on: .iOS(.v26, .v27)) { $0.backgroundColor = .red }
      }
      List {
        Text("News")
          .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }
      }
      // The receiver holds its own.
      ScrollView {
        VStack { ScrollView(.horizontal) { Text("News") } }
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        ScrollView(.horizontal) { Text("News") }
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        Card { ScrollView { Text("News") } }
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      }
      // Nobody knows what these are.
      ScrollView {
        FeedContent()
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        content
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        VStack { FeedContent() }.scrollable()
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      }
      // It says where to look.
      ScrollView {
        Text("News")
          .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }
        Text("News")
          .introspect(.scrollView, on: .iOS(.v26, .v27), scope: [.receiver, .ancestor]) { $0.bounces = false }
        Text("News")
          .introspect(.scrollView, on: .iOS(.v26, .v27), scope: scope) { $0.bounces = false }
      }
      // Not inside: another view, another screen, something unknown between.
      VStack {
        ScrollView { Text("News") }
        VStack { FeedContent() }
          .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      }
      ScrollView {
        Text("News")
          .sheet(isPresented: .constant(true)) {
            VStack { FeedContent() }
              .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
          }
        NavigationLink {
          VStack { FeedContent() }
            .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        } label: {
          Text("More")
        }
        Card {
          VStack { FeedContent() }
            .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        }
      }
      ScrollView { Text("News") }
        .overlay {
          VStack { FeedContent() }
            .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
        }
      // The outer view is introspected itself.
      ScrollView { VStack { Text("News") } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      // A page view is no list.
      List {
        VStack { FeedContent() }
          .introspect(.tabView(style: .page), on: .iOS(.v26, .v27)) { $0.bounces = false }
      }
    }
  }
}

/// A property that is used twice is not inside of both.
struct Twice: View {
  var body: some View {
    VStack {
      ScrollView { rows }
      Card { rows }
    }
  }

  private var rows: some View {
    VStack { FeedContent() }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}
