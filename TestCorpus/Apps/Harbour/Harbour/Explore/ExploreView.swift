#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct ExploreView: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        ScrollView { Text("Harbours near you") }
          .extract(UIScrollView.self) { scrollView in
            scrollView.delaysContentTouches = false
          }
      }
      .introspect(.navigationStack, on: .iOS(.v15, .v16, .v17, .v18, .v26)) { controller in // expect: unavailable-version
        controller.navigationBar.layoutMargins.right = 24
      }
    }
  }

  struct ExploreSearch: View {
    @State private var text = ""

    var body: some View {
      TextField("Search", text: $text)
        .extract(UITextField.self) { textField in // expect: extract-overuse
          textField.addInteraction(UIPointerInteraction(delegate: nil)) // expect: non-idempotent-closure
        }
    }
  }
#endif
