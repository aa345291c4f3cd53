import SwiftUI
import SwiftUIIntrospect

struct Inside: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView {
        VStack { Text("News") }
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope@23 "'.scrollView' is looked for only inside this VStack, and the ScrollView stands around it, so this closure never runs; 'scope: .ancestor' finds it"
      }
      ScrollView(.horizontal) {
        Text("News")
          .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope
      }
      List {
        Section {
          Text("News")
            .introspect(
              .list,  // expect: missing-ancestor-scope@15 "the List stands around it"
              on: .iOS(.v16, .v17, .v18, .v26, .v27),
              .visionOS(.v1, .v2, .v26, .v27), scope: .ancestor,
              customize: tune)
        }
      }
      // The class under another name.
      List {
        Text("News")
          .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope "the List"
      }
      Form {
        Text("News")
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope "the Form"
      }
      NavigationStack {
        ZStack { Color.red }
          .introspect(.navigationStack, on: .iOS(.v26, .v27), scope: .ancestor) { $0.hidesBarsOnSwipe = true }  // expect: missing-ancestor-scope
      }
      TabView {
        if rows.isEmpty {
          Text("News")
            .introspect(.tabView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.tabBar.isTranslucent = false }  // expect: missing-ancestor-scope
        }
      }
      // The innermost is meant, however many views stand between.
      ScrollView {
        GeometryReader { proxy in
          Group {
            Button(action: send) {
              Text("News")
                .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope
            }
          }
        }
      }
      // What lies behind a view stands where the view stands.
      ScrollView {
        Text("News")
          .background(Color.clear.introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false })  // expect: missing-ancestor-scope "inside this Color"
      }
    }
  }

  private func tune(_ list: UICollectionView) { list.alpha = 1 }
  private func send() {}
}

/// A property that is used in one place stands there.
struct Followed: View {
  var body: some View {
    ScrollView { content }
  }

  private var content: some View {
    VStack { Text("News") }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope
  }
}

/// A custom view inside may hold one too.
struct Doubtful: View {
  var body: some View {
    ScrollView {
      LazyVStack { FeedContent() }
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }  // expect: missing-ancestor-scope "the ScrollView stands around it; 'scope: .ancestor' finds it"
    }
  }
}
