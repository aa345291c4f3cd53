import IntrospectSyntax
import Testing

/// Call sites as `StructureDescription` tells them, without the line number.
private func sites(_ source: String) -> [String] {
  let structure = FileStructure(SourceText(path: "Test.swift", text: source))
  let lines = StructureDescription(structure).text.split(separator: "\n").suffix(structure.callSites.count)
  return lines.map { String($0.drop { $0 != " " }.dropFirst()) }
}

@Suite struct CallSiteTests {
  @Test func readsTheUsualForm() {
    #expect(
      sites("let v = ScrollView { Text(\"a\") }\n  .padding()\n  .introspect(.scrollView, on: .iOS(.v17, .v18)) { x in }")
        == ["introspect | .scrollView | iOS(v17 v18) | on ScrollView().padding() | closure [] (x) | in v"])
  }

  @Test(arguments: [
    // Glued to what stands before it, and without blanks between versions.
    ("List {}.introspect(.list, on: .iOS(.v16,.v17)) { $0.x = 1 }", "introspect | .list | iOS(v16 v17) | on List() | closure [] ()"),
    // Arguments over several lines, a trailing comma.
    (
      "content.introspect(\n  .list(style: .plain),\n  on: .iOS(.v15...),\n  .tvOS(.v15...),\n) { x in }",
      "introspect | .list(style: .plain) | iOS(v15...) | tvOS(v15...) | on content | closure [] (x)"
    ),
    // `scope:` and a labelled closure.
    (
      "content.introspect(.tabView, on: .macOS(.v15), scope: [.receiver, .ancestor], customize: { tab in })",
      "introspect | .tabView | macOS(v15) | scope [.receiver, .ancestor] | on content | closure [] (tab)"
    ),
    // A function by name.
    (
      "content.introspect(.list, on: .iOS(.v16), customize: state.subscribe)",
      "introspect | .list | iOS(v16) | on content | reference state.subscribe"
    ),
    // Constants instead of lists.
    (
      "content.introspect(.window, on: .supportedVersions) { _ in }",
      "introspect | .window | constant supportedVersions | on content | closure [] (_)"
    ),
    (
      "content.introspect(.datePicker, on: Platforms.datePicker) { _ in }",
      "introspect | .datePicker | constant datePicker | on content | closure [] (_)"
    ),
    // One platform in several clauses.
    (
      "content.introspect(.list, on: .iOS(.v16), .iOS(.v17)) { _ in }",
      "introspect | .list | iOS(v16) | iOS(v17) | on content | closure [] (_)"
    ),
    // A list mixed with a range, as one public copy of the library allows.
    (
      "content.introspect(.list, on: .visionOS(.v1, .v2...)) { _ in }",
      "introspect | .list | visionOS(v1 v2...) | on content | closure [] (_)"
    ),
    // Typed, attributed and captured.
    (
      "split.introspect(.navigationView(style: .columns), on: .macOS(.v13)) { (x: NSSplitView) -> Void in }",
      "introspect | .navigationView(style: .columns) | macOS(v13) | on split | closure [] (x: NSSplitView)"
    ),
    (
      "content.introspect(.viewController, on: .iOS(.v16)) { @MainActor [weak model, n = count] vc in }",
      "introspect | .viewController | iOS(v16) | on content | closure [weak model, strong n = count] (vc)"
    ),
    // A capitalised name before `in` is a parameter.
    (
      "content.introspectTabBarController { (UITabBarController) in UITabBarController.tabBar.isHidden = true }",
      "legacy(\"introspectTabBarController\") | on content | closure [] (UITabBarController)"
    ),
    (
      "content.introspectViewController { UIViewController in UIViewController.view = nil }",
      "legacy(\"introspectViewController\") | on content | closure [] (UIViewController)"
    ),
    // The 0.x forms.
    ("content.introspectTableView{ $0.x = 1 }", "legacy(\"introspectTableView\") | on content | closure [] ()"),
    (
      "content.introspectTextField(customize: { tf in })",
      "legacy(\"introspectTextField\") | on content | closure [] (tf)"
    ),
    (
      "content.introspect(selector: TargetViewSelector.siblingContaining) { (v: UICollectionView) in }",
      "legacySelector | on content | closure [] (v: UICollectionView)"
    ),
    // A probe.
    (
      "ScrollView {}.extract(UIScrollView.self) { view in }",
      "probe(\"extract\") | on ScrollView() | closure [] (view)"
    ),
    (
      "ScrollView {}.extract(UIScrollView.self, completion: handle)",
      "probe(\"extract\") | on ScrollView() | reference handle"
    ),
    // No platforms, which compiles and never runs.
    ("content.introspect(.list) { (v: UITableView) in }", "introspect | .list | on content | closure [] (v: UITableView)"),
    // Backticks.
    ("content.`introspect`(.list, on: .iOS(.v16)) { `in` in }", nil),
  ] as [(String, String?)])
  func readsForms(source: String, expected: String?) {
    #expect(sites("func f() {\n" + source + "\n}") == (expected.map { [$0 + " | in f"] } ?? []))
  }

  @Test func readsCallsOnImplicitAndExplicitSelf() {
    let source = """
      extension View {
        func a() -> some View { introspect(.list, on: .iOS(.v16)) { _ in } }
        func b() -> some View {
          return self.introspect(.list, on: .iOS(.v16)) { _ in }
        }
      }
      """
    #expect(
      sites(source) == [
        "introspect | .list | iOS(v16) | on implicit self | closure [] (_) | in View.a",
        "introspect | .list | iOS(v16) | on self | closure [] (_) | in View.b",
      ])
  }

  @Test func readsChainsThroughPostfixConditions() {
    let source = """
      let v = List {}
        .listStyle(.plain)
        #if os(iOS)
        .introspect(.list, on: .iOS(.v16)) { _ in }
        #elseif os(macOS)
        // A comment between them.
        .introspect(.list, on: .macOS(.v13)) { _ in }
        #endif
        .introspect(.scrollView, on: .iOS(.v16)) { _ in }
      """
    #expect(
      sites(source) == [
        "introspect | .list | iOS(v16) | on List().listStyle() | closure [] (_) | in v | #if os(iOS)",
        "introspect | .list | macOS(v13) | on List().listStyle() | closure [] (_) | in v | #if not(os(iOS)) os(macOS)",
        "introspect | .scrollView | iOS(v16) | on List().listStyle() | closure [] (_) | in v",
      ])
  }

  @Test func readsReceiversThroughEverythingThatCanStandInAChain() {
    let source = """
      let a = model!.views[0]?.list.introspect(.list, on: .iOS(.v16)) { _ in }
      let b = Wrapper<List<Int, Text>>(x: 1) { Text("a") } footer: { Text("b") }.introspect(.list, on: .iOS(.v16)) { _ in }
      let c = (flag ? one : two).introspect(.list, on: .iOS(.v16)) { _ in }
      let d: AnyView = .init(x).introspect(.list, on: .iOS(.v16)) { _ in }
      let e = flag ? .one.introspect(.list, on: .iOS(.v16)) { _ in } : nil
      """
    #expect(
      sites(source).map { $0.components(" | on ").last ?? "" } == [
        "model!.views[]?.list | closure [] (_) | in a",
        "Wrapper() | closure [] (_) | in b",
        "<(flag ? one : two)> | closure [] (_) | in c",
        "implicit member.init() | closure [] (_) | in d",
        "implicit member.one | closure [] (_) | in e",
      ])
  }

  @Test func tellsAvailabilityAroundACall() {
    let source = """
      struct V: View {
        @available(iOS 14, macOS 11, *)
        var body: some View {
          if #available(iOS 16.4, *) {
            a.introspect(.list, on: .iOS(.v16)) { _ in }
          } else if #available(iOS 15, *), flag {
            b.introspect(.list, on: .iOS(.v15)) { _ in }
          } else {
            c.introspect(.list, on: .iOS(.v14)) { _ in }
          }
          guard #available(iOS 17, *) else { return d.introspect(.list, on: .iOS(.v16)) { _ in } }
          return e.introspect(.list, on: .iOS(.v17)) { _ in }
        }
      }
      """
    #expect(
      sites(source).map { String($0.components("V.body | ").last ?? "") } == [
        "@available(iOS 14, macOS 11, *) | #available(iOS 16.4, *)",
        "@available(iOS 14, macOS 11, *) | not #available(iOS 16.4, *) | #available(iOS 15, *)",
        // The second check may have failed for the flag alone.
        "@available(iOS 14, macOS 11, *) | not #available(iOS 16.4, *)",
        "@available(iOS 14, macOS 11, *) | not #available(iOS 17, *)",
        "@available(iOS 14, macOS 11, *) | #available(iOS 17, *)",
      ])
  }

  @Test(arguments: ["func f() { guard #available(iOS 16, *) }", "a { guard b } }", "guard (", "f(guard)"])
  func endsAGuardWithoutElse(source: String) {
    #expect(sites(source + "\nx.introspect(.list, on: .iOS(.v15)) { _ in }").count == 1)
  }

  @Test func tellsWhatAnEarlyReturnLeavesOver() {
    let source = """
      func list() -> AnyView {
        if #available(iOS 17, *) { log() }
        if #available(iOS 16, *) {
          log()
          return a.introspect(.list, on: .iOS(.v16)) { _ in }
        }
        if #available(iOS 15, *) { return b } else { log() }
        return c.introspect(.list, on: .iOS(.v15)) { _ in }
      }
      """
    #expect(
      sites(source).map { String($0.components("list | ").last ?? "") } == [
        "#available(iOS 16, *)", "not #available(iOS 16, *)",
      ])
  }

  @Test(arguments: [
    "archive.extract(entry) { data in out.append(data) }",
    "archive.extract(entry, skipCRC32: true) { data in }",
    "factor.extract(DeviceFactor.self)?.id",
    "envelope.extract(String.self)",
    "request.extract(String.self, from: \"kaas\")",
    "value.extract(type: Int.self) { $0 }",
    "if view.isKind(of: UIScrollView.self) { run() }",
    "if x.extract(UIView.self) == nil { run() }",
    "Editor(text: t).introspect { editor in }",
    "table.introspect { tableView, scrollView in }",
    "introspect(internals)",
    "introspect($0)",
    "introspectScrollView(tableView)",
    "manager.introspect(token: t, callback: { payload, error in })",
    "client.introspect(token: t, type: .accessToken) { result in }",
    "auth.introspect().validate(token)",
    "introspect(tableNamed: a, inSchemaNamed: b, using: c)",
    "view.inspect { view in }",
    "let introspect = 3",
    "print(\"\"\"\n  .introspect(.list, on: .iOS(.v16)) { _ in }\n  \"\"\")",
    "// List {}.introspect(.list, on: .iOS(.v16)) { _ in }",
    "/* List {}.introspect(.list, on: .iOS(.v16)) { _ in } */",
    "Text(\"List {}.introspect(.list, on: .iOS(.v16)) { _ in }\")",
    "case .introspect(let x): break",
  ])
  func leavesFalseFriendsAlone(source: String) {
    #expect(sites("func f() {\n" + source + "\n}") == [])
  }

  @Test func leavesDeclarationsAlone() {
    let source = """
      extension View {
        func introspect<T>(_ type: T.Type, on platform: Any..., perform: @escaping (T) -> Void) -> some View { self }
        func introspectTextField(_ callback: @escaping (UITextField) -> Void) -> some View { self }
        func extract<V: UIView>(_ type: V.Type, completion: @escaping (V) -> ()) -> some View { self }
      }
      @Test func introspect() async {}
      """
    #expect(sites(source) == [])
  }

  @Test func endsACallBeforeALocalFunctionOfTheSameName() {
    let source = """
      struct S: View {
        var body: some View {
          TextField("", text: $t).introspect(.textField, on: .iOS(.v17)) { introspect($0) }
        }
        func introspect(_ textField: UITextField) {}
      }
      """
    #expect(sites(source) == ["introspect | .textField | iOS(v17) | on TextField() | closure [] () | in S.body"])
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }

  /// Each call is asked for all conditions around it.
  @Test(arguments: [("#if A\n", "#endif\n"), ("if #available(iOS 16, *) {\n", "}\n")])
  func aCallInMoreConditionsThanAnybodyWritesIsNone(start: String, end: String) {
    func count(_ depth: Int) -> Int {
      let call = "List {}.introspect(.list, on: .iOS(.v16)) { x in }\n"
      return sites(String(repeating: start, count: depth) + call + String(repeating: end, count: depth)).count
    }
    #expect(count(32) == 1)
    #expect(count(33) == 0)
  }
}
