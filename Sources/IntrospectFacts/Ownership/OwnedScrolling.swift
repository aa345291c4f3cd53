// Scroll views.
//
// Source: issues 364 and 379 of SwiftUIIntrospect; UIKit's own exception texts.
extension OwnedMember {
  static let scrolling =
    owned(
      ["scrollView"], ["UIScrollView"], ["delegate"], .delegate,
      for: "'.scrollPosition', '.scrollTargetBehavior' and scroll phases, from iOS 17 on",
      breaks: "scroll positions, targets and phases stop, and lazy content no longer loads",
      instead: "observe 'contentOffset', use '.onScrollGeometryChange', or forward to the old delegate")
    + owned(
      [], ["UIScrollView"], ["panGestureRecognizer.delegate", "pinchGestureRecognizer.delegate"], .delegate,
      for: "the scroll view itself, which UIKit demands", breaks: "UIKit raises an exception",
      instead: "add a recogniser of your own, or a target to the scroll view's")
    + owned(
      ["scrollView"], ["UIScrollView"], ["contentSize"], .content, for: "the size of the content",
      breaks: "the range of scrolling is wrong until the next layout", instead: "change the content")
    + owned(
      ["scrollView"], ["UIScrollView"], ["contentOffset"], .boundValue,
      for: "'.scrollPosition', 'ScrollViewReader' and the keyboard",
      breaks: "it fights the user and SwiftUI on each update",
      instead: "use '.scrollPosition', or write it once", .warning)
    + owned(
      ["scrollView"], ["UIScrollView"], ["isScrollEnabled"], .behaviour,
      for: "'.scrollDisabled', written on each update",
      breaks: "the value is overwritten", instead: "use '.scrollDisabled(true)'", .warning)
    + owned(
      ["scrollView"], ["UIScrollView"],
      [
        "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "keyboardDismissMode", "alwaysBounceVertical",
        "alwaysBounceHorizontal",
      ],
      .behaviour, for: "the modifier of the same meaning", breaks: "the value can be overwritten",
      instead: "use the SwiftUI modifier", .note, .medium)
    + owned(
      ["scrollView"], ["UIScrollView"], ["contentInset"], .appearance, for: "'.contentMargins' and safe areas",
      breaks: "the inset gets lost or counts twice", instead: "use '.contentMargins'", .warning, .medium)
    + owned(
      ["scrollView"], ["UIScrollView"], ["refreshControl"], .behaviour, for: "'.refreshable'",
      breaks: "the action of '.refreshable' never runs",
      instead: "use '.refreshable', or check 'refreshControl' for nil",
      .warning)
    + owned(
      ["scrollView"], ["UIScrollView"], ["isPagingEnabled"], .behaviour, for: "'.scrollTargetBehavior(.paging)'",
      breaks: "the value is overwritten", instead: "use '.scrollTargetBehavior(.paging)'", .note, .low)
    + owned(
      ["scrollView"], ["NSScrollView"], ["documentView", "contentView"], .content, for: "its hosting view",
      breaks: "the content disappears")
}
