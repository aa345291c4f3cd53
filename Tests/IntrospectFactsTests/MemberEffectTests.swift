import IntrospectFacts
import Testing

/// What happens when members are called again at every update.
struct MemberEffectTests {
  @Test("Texts read within a sentence")
  func texts() {
    for effect in MemberEffect.all {
      #expect(FactText.isClause(effect.outcome), "\(effect.member): \(effect.outcome)")
      #expect(FactText.isClause(effect.remedy), "\(effect.member): \(effect.remedy)")
      #expect(effect.consequence.isEmpty || FactText.isClause(effect.consequence), "\(effect.member)")
      #expect(!effect.member.isEmpty && effect.member.allSatisfy { $0.isLetter || $0 == "_" })
      #expect(!effect.guards.contains("") && !effect.removals.contains(""))
    }
  }

  @Test("No two effects stand for one form of one member")
  func unique() {
    for (index, effect) in MemberEffect.all.enumerated() {
      let same = MemberEffect.all.dropFirst(index + 1).filter {
        $0.member == effect.member && $0.form == effect.form && $0.receiver == effect.receiver
      }
      #expect(same.isEmpty, "\(effect.member)")
    }
  }

  @Test("Classes that are named are known, or lie outside of the tables of members")
  func classesExist() {
    let others: Set = [
      "CALayer", "NSObject", "AVPlayer", "AVQueuePlayer", "DispatchQueue", "UIImpactFeedbackGenerator", "UIToolbar",
    ]
    for name in Set(MemberEffect.all.flatMap(\.classes)) {
      #expect(NativeClass.named(name) != nil || others.contains(name), "\(name)")
    }
  }

  @Test("101 effects belong to non-idempotent-closure, 48 to repeated-action, 3 to focus-in-closure")
  func counts() {
    #expect(MemberEffect.all.filter { $0.owner == .nonIdempotentClosure }.count == 101)
    #expect(MemberEffect.all.filter { $0.owner == .repeatedAction }.count == 48)
    #expect(MemberEffect.all.filter { $0.owner == .focusInClosure }.count == 3)
  }

  @Test("The kind tells the rule, except for the focus")
  func owners() {
    for effect in MemberEffect.all {
      switch effect.kind {
      case .accumulates, .raises, .allocates, .replaces: #expect(effect.owner == .nonIdempotentClosure)
      case .compounds: #expect(effect.owner == .repeatedAction)
      case .effect: #expect(effect.owner != .nonIdempotentClosure)
      }
    }
  }

  @Test(
    "The effect of a call",
    arguments: [
      ("addSubview", ["_"], MemberEffect.Kind.accumulates), ("addGestureRecognizer", ["_"], .accumulates),
      ("insertRows", ["at", "with"], .raises), ("add", ["_", "name"], .raises), ("add", ["_", "forKey"], .effect),
      ("setViewControllers", ["_", "animated"], .replaces), ("replaceSublayer", ["_", "with"], .replaces),
      ("setRightBarButton", ["_", "animated"], .allocates), ("CADisplayLink", ["target", "selector"], .accumulates),
      ("insert", ["_", "after"], .accumulates), ("center", [], .effect), ("rotate", ["byDegrees"], .compounds),
      ("scrollToRow", ["at", "at", "animated"], .effect), ("present", ["_", "animated"], .effect),
      ("becomeFirstResponder", [], .effect), ("toggle", [], .compounds), ("reloadData", [], .effect),
    ] as [(String, [String], MemberEffect.Kind)])
  func kinds(member: String, labels: [String], kind: MemberEffect.Kind) {
    let effects = MemberEffect.effects(of: member).filter { $0.form == .call(labels) }
    #expect(effects.map(\.kind) == [kind])
  }

  @Test("A member belongs to one rule, and is found only there")
  func rules() {
    #expect(MemberEffect.effects(of: "center", ownedBy: .nonIdempotentClosure).isEmpty)
    // The window's method and the view's property share a name.
    let center = MemberEffect.effects(of: "center", ownedBy: .repeatedAction)
    #expect(center.map(\.form) == [.growth, .call([])])
    #expect(center.map(\.classes) == [["UIView"], ["NSWindow"]])
    #expect(MemberEffect.effects(of: "makeFirstResponder", ownedBy: .repeatedAction).isEmpty)
    #expect(MemberEffect.effects(of: "makeFirstResponder", ownedBy: .focusInClosure).count == 1)
    #expect(MemberEffect.effects(of: "layoutSubviews").isEmpty)
  }

  @Test("What grows or is derived from itself")
  func forms() {
    #expect(MemberEffect.effects(of: "contentOffset").map(\.form) == [.growth])
    #expect(MemberEffect.effects(of: "contentOffset").map(\.owner) == [.repeatedAction])
    #expect(MemberEffect.effects(of: "detents").map(\.owner) == [.nonIdempotentClosure])
    #expect(MemberEffect.effects(of: "frame").count == 2)
    let font = MemberEffect.effects(of: "font").map(\.form)
    #expect(font == [.derivation(calls: ["withSize"], reading: "pointSize")])
    #expect(MemberEffect.growthOfAnyProperty.owner == .repeatedAction)
  }

  @Test("Every member that is known to do harm has an effect")
  func complete() {
    let names = [
      "addSubview", "insertSubview", "replaceSubview", "addArrangedSubview", "insertArrangedSubview", "addView",
      "addSublayer", "insertSublayer", "replaceSublayer", "mask", "add", "addFloatingSubview", "addLayoutGuide",
      "activate", "addConstraint", "addConstraints", "addGestureRecognizer", "addAction", "addInteraction",
      "addMotionEffect", "addTrackingArea", "addCursorRect", "addToolTip", "addKeyCommand", "require", "addChild",
      "insertChild", "present", "pushViewController", "setViewControllers", "viewControllers", "addSplitViewItem",
      "addTabViewItem", "addTitlebarAccessoryViewController", "insertTitlebarAccessoryViewController",
      "addChildWindow", "addTabbedWindow", "insertItem", "items", "rightBarButtonItems", "setRightBarButton",
      "setRightBarButtonItems", "rightBarButtonItem", "makeKeyAndOrderFront", "makeKeyAndVisible", "center",
      "setFrame", "setContentSize", "toggleFullScreen", "toggleToolbarShown", "addObserver", "store",
      "registerForTraitChanges", "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "addPeriodicTimeObserver",
      "addBoundaryTimeObserver", "addTarget", "beginGeneratingDeviceOrientationNotifications", "beginBackgroundTask",
      "scheduledTimer", "CADisplayLink", "makeTimerSource", "asyncAfter", "perform", "insertText", "addLayoutManager",
      "addTextContainer", "insertToken", "leftView", "rightView", "inputAccessoryView", "inputView",
      "reloadInputViews", "becomeFirstResponder", "makeFirstResponder", "resignFirstResponder", "selectAll",
      "setContentOffset", "scrollToRow", "scrollToItem", "scrollRectToVisible", "flashScrollIndicators",
      "setZoomScale", "selectRow", "selectItem", "setRegion", "reloadData", "insertRows", "performBatchUpdates",
      "setCollectionViewLayout", "tableHeaderView", "tableFooterView", "backgroundView", "refreshControl",
      "addTableColumn", "insertSegment", "addItem", "addAnnotation", "addAnnotations", "addOverlay", "addOverlays",
      "addUserScript", "load", "loadHTMLString", "evaluateJavaScript", "player", "replaceCurrentItem", "insert",
      "frame", "contentInset", "additionalSafeAreaInsets", "contentOffset", "transform", "font", "toggle", "detents",
      "passthroughViews", "gestureRecognizers", "method_exchangeImplementations", "object_setClass", "layoutIfNeeded",
      "animate", "impactOccurred",
    ]
    for name in names { #expect(!MemberEffect.effects(of: name).isEmpty, "\(name)") }
  }
}
