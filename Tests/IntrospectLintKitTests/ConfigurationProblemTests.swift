import IntrospectLintKit
import IntrospectSyntax
import Testing

private let allKeys =
  "version, required-version, include, exclude, generated, fail-on, targets, library, newest, registry, probes, "
  + "adapters, baseline, rules, overrides"
private let leadsOut = "leads out of the folder of this file, and patterns are relative to it"
private let nothingOutside = "leads out of the folder of this file; nothing outside the repository is read"
private let otherTool =
  "error: no key of introspect-lint in this file; is it another tool's? use '--config FILE' or '--no-config'"
private let requirement = "write one such as \">=1.0, <2\""


/// Files that are wrong in one way each, with everything that is said about them.
struct ConfigurationProblemTests {
  @Test("A key that is none is refused with the nearest one", arguments: [
    ("includ: [a]", ["1:1 error 'includ': unknown key 'includ'; did you mean 'include'?"]),
    ("fail_on: note", ["1:1 error 'fail_on': unknown key 'fail_on'; did you mean 'fail-on'?"]),
    ("\"Rules\": {}", ["1:1 error '\"Rules\"': unknown key 'Rules'; did you mean 'rules'?"]),
    ("version: 1\nfoo: 2", ["2:1 error 'foo': unknown key 'foo'; it takes \(allKeys)"]),
    ("excluded: [a]", ["1:1 error 'excluded': unknown key 'excluded'; did you mean 'exclude'?"]),
    ("version-gap: off", ["1:1 error 'version-gap': 'version-gap' is a rule; it belongs under 'rules:'"]),
    (
      "version: 1\nopt_in_rules: [a]",
      ["2:1 error 'opt_in_rules': unknown key 'opt_in_rules'; rules are set by 'rules:', as in 'rules: { RULE: off }'"]
    ),
    (
      "version-gap: off\nfoo: 1",
      [
        "1:1 error 'version-gap': 'version-gap' is a rule; it belongs under 'rules:'",
        "2:1 error 'foo': unknown key 'foo'; it takes \(allKeys)",
      ]
    ),
    // Slips in our own keys, with one more that is nobody's.
    (
      "includ: a\nexclud: b\nlibary: 26\nfoo: 1",
      [
        "1:1 error 'includ': unknown key 'includ'; did you mean 'include'?",
        "2:1 error 'exclud': unknown key 'exclud'; did you mean 'exclude'?",
        "3:1 error 'libary': unknown key 'libary'; did you mean 'library'?",
        "4:1 error 'foo': unknown key 'foo'; it takes \(allKeys)",
      ]
    ),
  ])
  func unknownKeys(yaml: String, expected: [String]) { expect(yaml, expected) }

  @Test("The file of another tool is one problem", arguments: [
    "disabled_rules: [todo]\nincluded: [Sources]\nline_length: 120",
    "included:\n  - Sources\nexcluded:\n  - Pods\nline_length: 120\n",
    "disabled_rules:\n  - todo\n",
    "linters:\n  enable: [errcheck]\n",
    "foo: 1",
  ])
  func otherTools(yaml: String) { expect(yaml, [otherTool]) }

  @Test("Values of the wrong type are refused with the right one", arguments: [
    ("version: 2", "1:10 error '2': this version of introspect-lint reads files of version 1, not '2'"),
    ("version: [1]", "1:10 error '[1]': expected the number 1, found a list"),
    (
      "required-version: {a: b}",
      "1:19 error '{a: b}': expected a requirement such as \">=1.0, <2\", found a map"
    ),
    ("include: {a: b}", "1:10 error '{a: b}': expected a list, found a map"),
    ("include: [[a]]", "1:11 error '[a]': expected a path or pattern, found a list"),
    ("exclude:\n  a: b", "2:3 error 'a: b': expected a list, found a map"),
    ("generated: [skip]", "1:12 error '[skip]': expected one of skip, lint, found a list"),
    ("generated: true", "1:12 error 'true': unknown value 'true'; it takes skip, lint"),
    ("generated: Skip", "1:12 error 'Skip': unknown value 'Skip'; did you mean 'skip'?"),
    ("fail-on: [note]", "1:10 error '[note]': expected one of error, warning, note, never, found a list"),
    ("fail-on: warnings", "1:10 error 'warnings': unknown value 'warnings'; did you mean 'warning'?"),
    ("fail-on: 2", "1:10 error '2': unknown value '2'; it takes error, warning, note, never"),
    ("fail-on: off", "1:10 error 'off': unknown value 'off'; write 'never'"),
    ("fail-on: none", "1:10 error 'none': unknown value 'none'; write 'never'"),
    (
      "targets: 16",
      "1:10 error '16': expected a map of platforms and versions, as in '{ iOS: 16 }', found '16'"
    ),
    (
      "targets: [iOS]",
      "1:10 error '[iOS]': expected a map of platforms and versions, as in '{ iOS: 16 }', found a list"
    ),
    (
      "targets: {iOS: [16]}",
      "1:16 error '[16]': expected a version such as 16 or 10.15, found a list"
    ),
    ("targets: {iOS: }", "1:15 error '': expected a version such as 16 or 10.15, found nothing"),
    (
      "library: [26]",
      "1:10 error '[26]': expected a version of the library such as 26.0.1, found a list"
    ),
    (
      "newest: iOS 26",
      "1:9 error 'iOS 26': expected a map of platforms and versions, as in '{ iOS: 16 }', found 'iOS 26'"
    ),
    ("probes: {a: b}", "1:9 error '{a: b}': expected a list, found a map"),
    ("probes: [[a]]", "1:10 error '[a]': expected the name of a modifier, found a list"),
    ("rules: [a]", "1:8 error '[a]': expected a map of rules, as in 'rules: { RULE: off }', found a list"),
    ("rules: all", "1:8 error 'all': expected a map of rules, as in 'rules: { RULE: off }', found 'all'"),
    ("overrides: a", "1:12 error 'a': expected a list of 'paths:' with 'rules:', found 'a'"),
    (
      "overrides:\n  paths: a",
      "2:3 error 'paths: a': expected a list of 'paths:' with 'rules:', found a map"
    ),
    ("overrides: [a]", "1:13 error 'a': expected 'paths:' with 'rules:', found 'a'"),
  ])
  func wrongTypes(yaml: String, expected: String) { expect(yaml, [expected]) }

  @Test("Paths are looked at", arguments: [
    ("registry: a/b", []),
    ("adapters: a", []),
    ("baseline:", []),
    (
      "registry: /a", ["1:11 error '/a': '/a' \(nothingOutside)"]
    ),
    (
      "baseline: ../a", ["1:11 error '../a': '../a' \(nothingOutside)"]
    ),
    (
      "baseline: ~/a", ["1:11 error '~/a': '~/a' \(nothingOutside)"]
    ),
    (
      "registry: a/../b",
      ["1:11 error 'a/../b': 'a/../b' \(nothingOutside)"]
    ),
    ("baseline: ''", ["1:11 error '''': a path is empty"]),
    (
      "registry: [a]",
      ["1:11 error '[a]': expected a path, found a list"]
    ),
    (
      "adapters: {a: b}",
      ["1:11 error '{a: b}': expected a list, found a map"]
    ),
  ])
  func paths(yaml: String, expected: [String]) { expect(yaml, expected) }

  @Test("What other readers of YAML take for no string has to stand in quotes", arguments: [
    ("required-version: 1", "1"), ("required-version: 1.5", "1.5"), ("include: 12", "12"), ("exclude: [true]", "true"),
    ("probes: [False]", "False"), ("include: [-3]", "-3"), ("include: [1e3]", "1e3"), ("include: [0x1F]", "0x1F"),
    ("include: [0o17]", "0o17"), ("include: [.5]", ".5"), ("include: [.inf]", ".inf"), ("include: [-.INF]", "-.INF"),
    ("include: [.NaN]", ".NaN"), ("include: [null]", "null"), ("include: [~]", "~"),
  ])
  func stringsThatAreNone(yaml: String, word: String) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.message == "'\(word)' is no string to YAML; put it in quotes: '\"\(word)\"'")
    #expect(reading.problems.first?.range.map { reading.source.text(in: $0) } == word)
  }

  @Test("What is a string to YAML needs no quotes", arguments: [
    "include: [nan, inf, infinity, yes, no, on, Off, 1.2.3, 0xg, v1, 1a, truE, '1', \"true\", 'null', '~']",
    "probes: [nan, inf]",
    "required-version: 1.2.0",
  ])
  func stringsThatAreSome(yaml: String) { expect(yaml, []) }

  private func expect(_ yaml: String, _ expected: [String], _ place: SourceLocation = #_sourceLocation) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.listing == expected, sourceLocation: place)
    #expect(reading.misplaced == nil, sourceLocation: place)
  }

  // MARK: Patterns and versions

  @Test("Patterns that lead out or can match nothing are refused", arguments: [
    ("include: [../x]", "1:11 error '../x': '../x' \(leadsOut)"),
    ("exclude: a/../b", "1:10 error 'a/../b': 'a/../b' \(leadsOut)"),
    ("exclude: ..", "1:10 error '..': '..' \(leadsOut)"),
    ("exclude: [a, '!../x']", "1:14 error ''!../x'': '!../x' \(leadsOut)"),
    ("overrides: [{paths: ../x, rules: [] }]", "1:21 error '../x': '../x' \(leadsOut)"),
    ("include: '#x'", "1:10 error ''#x'': the pattern '#x' can match nothing"),
    ("include: [a//b]", "1:11 error 'a//b': the pattern 'a//b' can match nothing"),
    ("include: ''", "1:10 error '''': the pattern '' can match nothing"),
    ("include: '[a'", "1:10 error ''[a'': the pattern '[a' can match nothing"),
    ("include: .", "1:10 error '.': the pattern '.' can match nothing"),
    ("include: ./", "1:10 error './': the pattern './' can match nothing"),
    ("include: a/./b", "1:10 error 'a/./b': the pattern 'a/./b' can match nothing"),
    ("include: '!./'", "1:10 error ''!./'': the pattern '!./' can match nothing"),
  ])
  func patterns(yaml: String, expected: String) {
    #expect(ConfigurationReading(yaml).listing.filter { !$0.contains("a map of rules") } == [expected])
  }

  @Test("Versions and platforms are those that there are", arguments: [
    ("targets: {IOS: 16}", ["1:11 error 'IOS': unknown platform 'IOS'; did you mean 'iOS'?"]),
    ("targets: {ios: 16}", ["1:11 error 'ios': unknown platform 'ios'; did you mean 'iOS'?"]),
    ("newest: {macos: 13}", ["1:10 error 'macos': unknown platform 'macos'; did you mean 'macOS'?"]),
    (
      "targets:\n  watchOS: 9",
      ["2:3 error 'watchOS': unknown platform 'watchOS'; it takes iOS, tvOS, macOS, visionOS"]
    ),
    ("targets: {iOS: v16}", ["1:16 error 'v16': 'v16' is no version; write one such as 16 or 10.15"]),
    ("targets: {iOS: ''}", ["1:16 error '''': '' is no version; write one such as 16 or 10.15"]),
    ("targets: {iOS: 1.2.3.4}", ["1:16 error '1.2.3.4': '1.2.3.4' is no version; write one such as 16 or 10.15"]),
    (
      "library: latest",
      ["1:10 error 'latest': 'latest' is no version of the library; write one such as 26.0.1"]
    ),
    ("library: 1.x", ["1:10 error '1.x': '1.x' is no version of the library; write one such as 26.0.1"]),
    ("required-version: ~> 1.0", ["1:19 error '~> 1.0': '~> 1.0' is no requirement; \(requirement)"]),
    ("required-version: ''", ["1:19 error '''': '' is no requirement; \(requirement)"]),
    (
      "required-version: '>=2'",
      ["1:19 error ''>=2'': this project asks for introspect-lint >=2, and this is 1.2.0"]
    ),
    (
      "required-version: 1.1.0",
      ["1:19 error '1.1.0': this project asks for introspect-lint 1.1.0, and this is 1.2.0"]
    ),
    (
      "newest: { iOS: 27, tvOS: 26, macOS: '28' }",
      [
        "1:16 warning '27': iOS 27 is the newest version known, so this lowers nothing",
        "1:37 warning ''28'': macOS 27 is the newest version known, so this lowers nothing",
      ]
    ),
    (
      "probes: [.inspect, 'find()', _ok, '', a-b]",
      [
        "1:10 error '.inspect': '.inspect' is no name of a modifier; write it without a dot and without parentheses",
        "1:20 error ''find()'': 'find()' is no name of a modifier; write it without a dot and without parentheses",
        "1:35 error '''': '' is no name of a modifier; write it without a dot and without parentheses",
        "1:39 error 'a-b': 'a-b' is no name of a modifier; write it without a dot and without parentheses",
      ]
    ),
  ])
  func versions(yaml: String, expected: [String]) { expect(yaml, expected) }
}
