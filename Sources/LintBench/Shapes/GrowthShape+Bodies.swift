extension GrowthShape {
  private typealias Pieces = SourcePieces

  /// Long closures.
  static let bodies: [GrowthShape] = [
    GrowthShape("statements of one closure", base: 300) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.accessibilityLabel = name\n" })
    },
    GrowthShape("faults of one closure", base: 60) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.addSubview(UIView())\n" })
    },
    GrowthShape("modifiers instead of statements", base: 60) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.showsVerticalScrollIndicator = false\n" })
    },
    GrowthShape("locals that lead to one another", base: 60) { count in
      Pieces.closure(
        "let v0 = scrollView\n" + Pieces.many(count) { "let v\($0 + 1) = v\($0)\nv\($0 + 1).addSubview(UIView())\n" })
    },
    GrowthShape("locals that are added", base: 60) { count in
      Pieces.closure(Pieces.many(count) { "let v\($0) = UIView()\nscrollView.addSubview(v\($0))\n" })
    },
    GrowthShape("early exits", base: 60) { count in
      Pieces.closure(Pieces.many(count) { "guard tag != \($0) else { return }\nscrollView.addSubview(UIView())\n" })
    },
    GrowthShape("names bound again", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "if let view = scrollView.superview as? UITableView { view.addSubview(x()) }\n" })
    },
    GrowthShape("closures in a closure", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "DispatchQueue.main.async { model.view = scrollView; load { $0.tag = 1 } }\n" })
    },
    GrowthShape("local functions", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { "func f\($0)() { scrollView.addSubview(UIView()) }\n" }
          + Pieces.many(count) { "f\($0)()\n" })
    },
    GrowthShape("one helper called again", base: 40) { count in
      Pieces.closure(
        Pieces.many(count) { _ in "tune(scrollView)\n" },
        members: "func tune(_ view: UIScrollView) { view.addSubview(UIView()) }\n")
    },
    GrowthShape("one chain in a closure", base: 100) { count in
      Pieces.closure("scrollView" + Pieces.many(count) { _ in ".superview?" } + ".addSubview(UIView())\n")
    },
    GrowthShape("layout reads of one closure", base: 150) { count in
      Pieces.closure(Pieces.many(count) { _ in "scrollView.contentInset.bottom = scrollView.bounds.height / 2\n" })
    },
    GrowthShape("layout reads under conditions", base: 100) { count in
      Pieces.closure(
        Pieces.many(count) { "if tag == \($0) { scrollView.contentInset.top = scrollView.frame.minY }\n" })
    },
    GrowthShape("layout reads of locals", base: 100) { count in
      Pieces.closure(
        Pieces.many(count) {
          "let size\($0) = scrollView.contentSize\nif size\($0).height > 1 { inset = size\($0).height }\n"
        })
    },
    GrowthShape("cases of a switch", base: 60) { count in
      Pieces.closure(
        "switch tag {\n" + Pieces.many(count) { "case \($0): scrollView.addSubview(UIView())\n" } + "}\n")
    },
    GrowthShape("observers", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) {
          "NotificationCenter.default.addObserver(forName: name\($0), object: nil, queue: nil) { _ in "
            + "model.view\($0) = scrollView }\n"
        })
    },
    GrowthShape("objects that are set", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { "let object\($0) = Delegate\($0)()\nscrollView.delegate = object\($0)\n" },
        members: Pieces.many(count) { "private let delegate\($0) = Delegate()\n" })
    },
    GrowthShape("forced casts", base: 60) { count in
      Pieces.closure(Pieces.many(count) { "(scrollView.subviews[\($0)] as! UITextView).text = \"\"\n" })
    },
    GrowthShape("branches of if", base: 60) { count in
      Pieces.closure(
        "if a {\n" + Pieces.many(count) { _ in "scrollView.addSubview(UIView())\n} else if b {\n" } + "}\n")
    },
  ]

  /// Comments that silence.
  static let suppressions: [GrowthShape] = [
    GrowthShape("suppressed calls", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in "// introspect-lint:disable:next non-idempotent-closure\n\(Pieces.fault)\n" })
    },
    GrowthShape("suppressions of nothing", base: 40) { count in
      Pieces.view(Pieces.many(count) { _ in "// introspect-lint:disable:next missing-import\n\(Pieces.fault)\n" })
    },
    GrowthShape("suppressed regions", base: 40) { count in
      Pieces.view(
        Pieces.many(count) { _ in
          "// introspect-lint:disable non-idempotent-closure\n\(Pieces.fault)\n"
            + "// introspect-lint:enable non-idempotent-closure\n"
        })
    },
    GrowthShape("suppressions of a whole file", base: 40) { count in
      Pieces.many(count) { _ in "// introspect-lint:disable:file non-idempotent-closure\n" }
        + Pieces.view(Pieces.many(count) { _ in "\(Pieces.fault)\n" })
    },
    GrowthShape("suppressed calls of one chain", base: 150) { count in
      Pieces.view(
        "ScrollView {}\n"
          + Pieces.many(count) { _ in
            "// introspect-lint:disable:next non-idempotent-closure\n\(Pieces.call) { $0.addSubview(UIView()) }\n"
          })
    },
    GrowthShape("suppressed statements", base: 60) { count in
      Pieces.closure(
        Pieces.many(count) { _ in
          "scrollView.addSubview(UIView())\n// introspect-lint:disable:previous non-idempotent-closure\n"
        })
    },
  ]
}
