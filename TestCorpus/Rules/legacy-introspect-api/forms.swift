// settings: targets iOS 16
import SwiftUI
import Introspect

// The forms in which real code writes the calls.
struct Forms: View {
  var body: some View {
    List(rows, rowContent: RowView.init)
      // What the list does by itself is not enough.
      .introspectCollectionView { [weak model] list in  // expect: legacy-introspect-api@8 "'introspect(.list, on: …)'"
        // Why this is done.
        model?.list = list
      }
      .padding()
    ScrollView {
      VStack { rows }.introspectScrollView{ $0.bounces = false }  // expect: legacy-introspect-api@23
    }
    NavigationView {
      content
        .introspectNavigationController { (controller: UINavigationController) in  // expect: legacy-introspect-api@10
          controller.hidesBarsOnSwipe = true
        }
        #if os(iOS)
          .introspectTabBarController(  // expect: legacy-introspect-api@12
            customize: configure
          )
        #endif
    }
    Picker("Kind", selection: $kind) { kinds }
      .introspectSegmentedControl( /* none */ ) { $0.isMomentary = true }  // expect: legacy-introspect-api@8
    TextField("Notes", text: $text, axis: .vertical)
      .introspectTextView(customize: { (UITextView) in UITextView.textContainer.lineFragmentPadding = 0 })  // expect: legacy-introspect-api@8
  }
}

extension List {
  func tuned() -> some View {
    introspectCollectionView { $0.bounces = false }  // expect: legacy-introspect-api@5
  }
}
