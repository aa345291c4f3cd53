#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  /// Remembers which scroll view has its badge.
  final class Shown {
    weak var scrollView: UIScrollView?
    var onTap: () -> Void = {}
  }

  struct PhotoBadges: View {
    @State private var shown = Shown()

    var body: some View {
      ScrollView { Image("a") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          guard shown.scrollView !== scrollView else { return }
          shown.scrollView = scrollView
          installBadge(on: scrollView)
        }
      // Runs when somebody taps.
      ScrollView { Image("b") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { [weak shown] scrollView in
          shown?.onTap = { [weak scrollView] in
            if let scrollView { installBadge(on: scrollView) }
          }
        }
    }
  }

  struct LateBadge: View {
    var body: some View {
      ScrollView { Image("c") }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
          DispatchQueue.main.async {
            installBadge(on: scrollView) // expect: non-idempotent-closure
          }
        }
    }
  }
#endif
