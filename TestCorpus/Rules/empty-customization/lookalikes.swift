// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Busy: View {
  let model: FeedModel
  @State private var found = 0

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        print(scrollView)
        scrollView.bounces = false
      }
    // What is printed comes from a call that may have an effect.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        print(model.register(scrollView))
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        print(scrollView.subviews.map { view in model.register(view) })
      }
    // Another function of that name.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { model.print($0) }
    // Something is done on one of the systems.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        #if os(iOS)
          scrollView.bounces = false
        #endif
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { _ in model.count += 1 }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27), customize: model.tune)
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { tune($0) }
  }

  private func tune(_ scrollView: UIScrollView) {}
}

/// Not a call of the library.
struct Others {
  func read(archive: Archive, client: Client) {
    archive.extract(entry) { _ in }
    client.introspect(token: "x") { _ in }
  }
}
