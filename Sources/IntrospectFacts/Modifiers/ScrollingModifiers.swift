// Scroll views.
//
// Source: Apple's documentation of UIScrollView, NSScrollView and SwiftUI's scroll modifiers.
extension NativeModifier {
  static let scrollingModifiers: [NativeModifier] = [scrollViewUIScrollView, scrollViewNSScrollView].flatMap { $0 }

  private static let scrollViewUIScrollView = replacing(
    ["scrollView"], ["UIScrollView"],
    [
      Entry(
        ["isScrollEnabled"], .equals(["false"]), "'.scrollDisabled(true)'", .os16, isDocumented: true,
        note: "SwiftUI writes 'isScrollEnabled' itself and often overwrites what a closure sets"),
      Entry(["isScrollEnabled"], .expression, "'.scrollDisabled(!expression)'", .os16, isDocumented: true),
      Entry(
        ["showsVerticalScrollIndicator"], .equals(["false"]), "'.scrollIndicators(.hidden, axes: .vertical)'", .os16,
        isDocumented: true),
      Entry(
        ["showsHorizontalScrollIndicator"], .equals(["false"]), "'.scrollIndicators(.hidden, axes: .horizontal)'",
        .os16, isDocumented: true),
      Entry(
        ["showsVerticalScrollIndicator"], .together(with: "showsHorizontalScrollIndicator", equals: "false"),
        "'ScrollView(axes, showsIndicators: false)'", .os13, note: "an argument of ScrollView only"),
      Entry(
        ["showsHorizontalScrollIndicator"], .together(with: "showsVerticalScrollIndicator", equals: "false"),
        "'ScrollView(axes, showsIndicators: false)'", .os13, note: "an argument of ScrollView only"),
      Entry(
        ["bounces"], .equals(["false"]), "'.scrollBounceBehavior(.basedOnSize)'", .os16_4, isPartial: true,
        isDocumented: true, note: "it stops the bounce only while the content fits"),
      Entry(
        ["bouncesVertically", "bouncesHorizontally"], .equals(["false"]),
        "'.scrollBounceBehavior(.basedOnSize, axes:)'", .os16_4, isPartial: true, isDocumented: true,
        note: "it stops the bounce only while the content fits"),
      Entry(
        ["alwaysBounceVertical"], .equals(["false"]), "'.scrollBounceBehavior(.basedOnSize, axes: .vertical)'", .os16_4,
        isDocumented: true),
      Entry(
        ["alwaysBounceVertical"], .equals(["true"]), "'.scrollBounceBehavior(.always, axes: .vertical)'", .os16_4,
        isDocumented: true),
      Entry(
        ["alwaysBounceHorizontal"], .equals(["false"]), "'.scrollBounceBehavior(.basedOnSize, axes: .horizontal)'",
        .os16_4, isDocumented: true),
      Entry(
        ["alwaysBounceHorizontal"], .equals(["true"]), "'.scrollBounceBehavior(.always, axes: .horizontal)'", .os16_4,
        isDocumented: true),
      Entry(
        ["keyboardDismissMode"], .equals([".onDrag"]), "'.scrollDismissesKeyboard(.immediately)'",
        .os16.without(.visionOS), isDocumented: true),
      Entry(
        ["keyboardDismissMode"], .equals([".interactive"]), "'.scrollDismissesKeyboard(.interactively)'",
        .os16.without(.visionOS), isDocumented: true),
      Entry(
        ["keyboardDismissMode"], .equals([".none"]), "'.scrollDismissesKeyboard(.never)'", .os16.without(.visionOS),
        isDocumented: true),
      Entry(
        ["keyboardDismissMode"], .equals([".onDragWithAccessory", ".interactiveWithAccessory"]),
        "'.scrollDismissesKeyboard(.immediately)' or '.scrollDismissesKeyboard(.interactively)'",
        .os16.without(.visionOS), isPartial: true, .medium, isDocumented: true,
        note: "SwiftUI has no case that counts the accessory view"),
      Entry(["isPagingEnabled"], .equals(["true"]), "'.scrollTargetBehavior(.paging)'", .os17, isDocumented: true),
      Entry(["contentInset"], "'.contentMargins(edges, n, for: .scrollContent)'", .os17, isDocumented: true),
      Entry(
        ["contentInset"], .purpose("for the top or the bottom only"), "'.safeAreaInset(edge:)'", .os15, isPartial: true,
        note: "it puts a view there and moves the scroll indicators too"),
      Entry(
        ["verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets", "scrollIndicatorInsets"],
        "'.contentMargins(edges, n, for: .scrollIndicators)'", .os17, isDocumented: true),
      Entry(
        ["contentInsetAdjustmentBehavior"], .equals([".never"]), "'.ignoresSafeArea(.container, edges:)'", .os14,
        isPartial: true, .medium, note: "it moves the frame of the scroll view, not only the inset"),
      Entry(
        ["contentOffset", "setContentOffset(_:animated:)"],
        "'.scrollPosition($position)' and 'position.scrollTo(point:)'", .os18, isDocumented: true,
        note: "'withAnimation' makes it animated"),
      Entry(
        ["contentOffset", "setContentOffset(_:animated:)"], .purpose("to scroll to a row that is known"),
        "'ScrollViewReader' and 'proxy.scrollTo(id)'", .os14, isPartial: true,
        note: "it takes an identifier, no offset"),
      Entry(
        ["contentOffset", "setContentOffset(_:animated:)"], .purpose("to scroll to the end once"),
        "'.defaultScrollAnchor(.bottom)'", .os17, isPartial: true, note: "it acts at the start and when sizes change"),
      Entry(
        ["scrollRectToVisible(_:animated:)"], "'ScrollViewReader' or '.scrollPosition(id:)'", .os14, isPartial: true,
        note: "it takes an identifier, no rectangle"),
      Entry(
        ["delegate"], .callback(["scrollViewDidScroll"]), "'.onScrollGeometryChange(for:of:action:)'", .os18,
        isPartial: true, isDocumented: true, note: "it replaces one delegate method"),
      Entry(
        ["delegate"], .callback(["scrollViewWillBeginDragging", "scrollViewDidEndDecelerating"]),
        "'.onScrollPhaseChange'", .os18, isDocumented: true),
      Entry(
        ["isDragging", "isDecelerating", "isTracking"], .reading, "'.onScrollPhaseChange'", .os18, isDocumented: true),
      Entry(["contentSize"], .reading, "'.onScrollGeometryChange(for:of:action:)'", .os18, isDocumented: true),
      Entry(
        ["refreshControl"], .newObject("UIRefreshControl"), "'.refreshable'",
        .init(iOS: 16, macOS: 12, tvOS: 15, visionOS: 1), isDocumented: true,
        note: "a List pulls from iOS 15, a ScrollView from iOS 16; macOS and tvOS have no pull"),
      Entry(["clipsToBounds"], .equals(["false"]), "'.scrollClipDisabled()'", .os17, isDocumented: true),
      Entry(
        ["flashScrollIndicators()"], "'.scrollIndicatorsFlash(onAppear: true)' or '.scrollIndicatorsFlash(trigger:)'",
        .os17, isDocumented: true),
      Entry(
        ["topEdgeEffect.style", "bottomEdgeEffect.style", "leftEdgeEffect.style", "rightEdgeEffect.style"],
        .equals([".hard", ".soft"]), "'.scrollEdgeEffectStyle(.hard, for: edges)'", .os26.without(.visionOS),
        isDocumented: true),
      Entry(
        ["topEdgeEffect.isHidden", "bottomEdgeEffect.isHidden"], .equals(["true"]),
        "'.scrollEdgeEffectHidden(true, for: edges)'", .os26.without(.visionOS), isDocumented: true),
      Entry(["backgroundColor"], "'.background(color)'", .os13, note: "a ScrollView draws no background itself"),
    ])

  private static let scrollViewNSScrollView = replacing(
    ["scrollView"], ["NSScrollView"],
    [
      Entry(["contentInsets"], "'.contentMargins(edges, n, for: .scrollContent)'", .os17, isDocumented: true),
      Entry(["scrollerInsets"], "'.contentMargins(edges, n, for: .scrollIndicators)'", .os17, isDocumented: true),
      Entry(
        ["hasVerticalScroller"], .equals(["false"]), "'.scrollIndicators(.never, axes: .vertical)'", .os16,
        isDocumented: true, note: "'.hidden' may still show them while a mouse is attached"),
      Entry(
        ["hasHorizontalScroller"], .equals(["false"]), "'.scrollIndicators(.never, axes: .horizontal)'", .os16,
        isDocumented: true, note: "'.hidden' may still show them while a mouse is attached"),
      Entry(
        ["verticalScrollElasticity", "horizontalScrollElasticity"], .equals([".none"]),
        "'.scrollBounceBehavior(.basedOnSize, axes:)'", .os16_4, isPartial: true, isDocumented: true,
        note: "it stops the bounce only while the content fits"),
      Entry(["flashScrollers()"], "'.scrollIndicatorsFlash(trigger:)'", .os17, isDocumented: true),
      Entry(
        ["contentView.scroll(to:)", "documentView.scroll(_:)"],
        "'.scrollPosition($position)' and 'position.scrollTo(point:)'", .os18, isDocumented: true),
      Entry(
        ["drawsBackground", "backgroundColor"], .purpose("of the scroll view behind a List, a Form or a TextEditor"),
        "'.scrollContentBackground(.hidden)'", .os16.without(.tvOS), isDocumented: true),
    ])
}
