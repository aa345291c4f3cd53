// expect-none
import SwiftUI
import SwiftUIIntrospect

struct BothWays: View {
  let isCompact: Bool
  let isPhone = UIDevice.current.userInterfaceIdiom == .phone
  static let isLegacy = true
  var isWide: Bool { UIScreen.main.bounds.width > 400 }
  let model: FeedModel

  var body: some View {
    // Set in both cases, by a branch, a default, another condition or the flag itself.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact { scrollView.bounces = false } else { scrollView.bounces = true }
        scrollView.isPagingEnabled = false
        if isCompact { scrollView.isPagingEnabled = true }
        scrollView.isScrollEnabled = !isCompact
        scrollView.tag = isCompact ? 1 : 0
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact { scrollView.alwaysBounceVertical = false }
        if !isCompact { scrollView.alwaysBounceVertical = true }
      }
    // The condition is the same for as long as the view lives, or not known to change.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isPhone { scrollView.bounces = false }
        if Self.isLegacy { scrollView.isPagingEnabled = true }
        if isWide { scrollView.tag = 1 }
        if UIDevice.current.userInterfaceIdiom == .pad { scrollView.isScrollEnabled = false }
        if #available(iOS 26, *) { scrollView.delaysContentTouches = false }
      }
    // The condition asks the native object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView.backgroundColor != .clear { scrollView.backgroundColor = .clear }
        if let container = scrollView.superview { container.clipsToBounds = false }
        if scrollView.bounces != isCompact { scrollView.bounces = isCompact }
        guard let window = scrollView.window else { return }
        window.tintColor = .red
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak model] scrollView in
        guard let model else { return }
        scrollView.tag = model.tag
        if self.model.control == nil { scrollView.refreshControl = model.makeControl() }
      }
    // Once for each object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact, !model.isTuned {
          scrollView.bounces = false
          model.isTuned = true
        }
        if isCompact, model.container !== scrollView { scrollView.isPagingEnabled = true }
      }
    // What is set is no native value, or is set when something happens.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact { model.height = 3 }
        if isCompact { model.onScroll = { scrollView.bounces = false } }
        if isCompact { scrollView.flashScrollIndicators() }
      }
  }
}
