import SwiftUI
import SwiftUIIntrospect
import UIKit

// The inner call takes 'self' out of the closure of the outer one: two closures, one place to change.
final class Backdrop: UIViewController {
  private var offset: CGFloat = 0

  private func makeList() -> some View {
    List {}
      .introspect(.list, on: .iOS(.v26, .v27)) { list in
        list.backgroundView = hosted(
          ScrollView {}.introspect(.scrollView, on: .iOS(.v26, .v27)) { [self] view in  // expect: strong-self-capture@74 "held strongly"
            offset = view.contentOffset.y
          })
      }
  }
}

func hosted(_ view: some View) -> UIView { UIView() }
