import IntrospectLintKit
import IntrospectSyntax
import Testing

/// What is said about rules, their options and overrides, and in which order and form anything is said.
struct ConfigurationRuleProblemTests {
  @Test("Rules and their options are those that there are", arguments: [
    (
      "rules: {version-gaps: off}",
      "1:9 error 'version-gaps': no rule is called 'version-gaps'; did you mean 'version-gap'?"
    ),
    (
      "rules: {todo: off}",
      "1:9 error 'todo': no rule is called 'todo'; 'introspect-lint rules' lists them"
    ),
    (
      "rules:\n  extract-overuse: {limt: 3}",
      "2:21 error 'limt': unknown option 'limt' for rule 'extract-overuse'; did you mean 'limit'?"
    ),
    (
      "rules:\n  extract-overuse: {colour: red}",
      "2:21 error 'colour': unknown option 'colour' for rule 'extract-overuse'; it takes limit, severity"
    ),
    (
      "rules:\n  version-gap: {limit: 3}",
      "2:17 error 'limit': 'version-gap' has no options besides 'severity'"
    ),
    (
      "rules:\n  extract-overuse: {limit: -1}",
      "2:28 error '-1': expected a whole number from 0 on, found '-1'"
    ),
    (
      "rules:\n  extract-overuse: {limit: 3.0}",
      "2:28 error '3.0': expected a whole number from 0 on, found '3.0'"
    ),
    (
      "rules:\n  extract-overuse: {limit: 03}",
      "2:28 error '03': expected a whole number from 0 on, found '03'"
    ),
    (
      "rules:\n  extract-overuse: {limit: [3]}",
      "2:28 error '[3]': expected a whole number from 0 on, found a list"
    ),
    (
      "rules:\n  extract-overuse: {limit: }",
      "2:27 error '': expected a whole number from 0 on, found nothing"
    ),
    (
      "rules: {version-gap: [off]}",
      "1:22 error '[off]': expected one of error, warning, note, off, found a list"
    ),
    ("rules: {version-gap: }", "1:21 error '': expected one of error, warning, note, off, found nothing"),
    ("rules: {version-gap: no}", "1:22 error 'no': unknown value 'no'; write 'off'"),
    ("rules: {version-gap: false}", "1:22 error 'false': unknown value 'false'; write 'off'"),
    ("rules: {version-gap: Off}", "1:22 error 'Off': unknown value 'Off'; write 'off'"),
    ("rules: {version-gap: 'none'}", "1:22 error ''none'': unknown value 'none'; write 'off'"),
    ("rules: {version-gap: on}", "1:22 error 'on': unknown value 'on'; it takes error, warning, note, off"),
    ("rules: {version-gap: warn}", "1:22 error 'warn': unknown value 'warn'; it takes error, warning, note, off"),
    ("rules: {version-gap: eror}", "1:22 error 'eror': unknown value 'eror'; did you mean 'error'?"),
    (
      "rules:\n  version-gap:\n    severity: never",
      "3:15 error 'never': unknown value 'never'; it takes error, warning, note, off"
    ),
  ])
  func rules(yaml: String, expected: String) { expect(yaml, [expected]) }

  @Test("A colon or a dash without its space is named where a map or a list is due", arguments: [
    ("version:1", "1:8 error ':': missing space after colon"),
    ("-include", "1:1 error '-': missing space after dash"),
    ("rules: a:1", "1:9 error ':': missing space after colon"),
    ("rules:\n  version-gap:off", "2:14 error ':': missing space after colon"),
    ("rules:\n  extract-overuse:\n    limit:3", "3:10 error ':': missing space after colon"),
    ("targets:\n  iOS:16", "2:6 error ':': missing space after colon"),
    ("include:\n  -Sources", "2:3 error '-': missing space after dash"),
    ("probes: -a", "1:9 error '-': missing space after dash"),
    ("overrides:\n  -paths", "2:3 error '-': missing space after dash"),
    ("overrides:\n  - paths:a", "2:10 error ':': missing space after colon"),
  ])
  func missingSpaces(yaml: String, expected: String) { expect(yaml, [expected]) }

  @Test("An override has paths and rules and nothing else", arguments: [
    ("overrides: [{paths: a}]", ["1:14 error 'paths': an override needs 'rules:'"]),
    ("overrides:\n  - rules: {version-gap: off}", ["2:5 error 'rules': an override needs 'paths:'"]),
    (
      "overrides:\n  - paths:\n    rules:",
      ["2:5 error 'paths': an override needs 'paths:'", "2:5 error 'paths': an override needs 'rules:'"]
    ),
    (
      "overrides: [{}]",
      ["1:13 error '{}': an override needs 'paths:'", "1:13 error '{}': an override needs 'rules:'"]
    ),
    (
      "overrides:\n  - path: a\n    rules: {}",
      [
        "2:5 error 'path': an override needs 'paths:'", "2:5 error 'path': unknown key 'path'; did you mean 'paths'?",
      ]
    ),
    (
      "overrides:\n  - paths: a\n    rules: {}\n    exclude: b",
      ["4:5 error 'exclude': unknown key 'exclude'; it takes paths, rules"]
    ),
    (
      "overrides:\n  - paths: a\n    rules: off",
      ["3:12 error 'off': expected a map of rules, as in 'rules: { RULE: off }', found 'off'"]
    ),
    (
      "overrides:\n  - paths: a\n    rules:\n      version-gap: {limit: 1}",
      ["4:21 error 'limit': 'version-gap' has no options besides 'severity'"]
    ),
  ])
  func overrides(yaml: String, expected: [String]) { expect(yaml, expected) }

  @Test func aKeyThatStandsTwiceEndsTheReading() {
    let reading = ConfigurationReading("rules: {}\ninclud: a\nrules: {todo: off}")
    #expect(reading.listing == ["3:1 error 'rules': key 'rules' stands in line 1 already; take one out"])
    #expect(
      reading.printed == [
        ".lint.yml:3:1: error: key 'rules' stands in line 1 already; take one out",
        "  |",
        "1 | rules: {}",
        "  | ----- first here",
        "2 | includ: a",
        "3 | rules: {todo: off}",
        "  | ^^^^^",
      ])
  }

  @Test func everythingIsSaidAtOnceInTheOrderOfTheFile() {
    let yaml = """
      overrides:
        - paths: ../Tests
          rule: {}
      targets: { ios: 16, macOS: x }
      includ: [a]
      rules:
        todo: off
        version-gap: no
        extract-overuse: { limt: 3, limit: many }
      registry: /a
      probes: [“a”]
      generated: 1
      """
    expect(yaml, [
      "2:5 error 'paths': an override needs 'rules:'",
      "2:12 error '../Tests': '../Tests' leads out of the folder of this file, and patterns are relative to it",
      "3:5 error 'rule': unknown key 'rule'; did you mean 'rules'?",
      "4:12 error 'ios': unknown platform 'ios'; did you mean 'iOS'?",
      "4:28 error 'x': 'x' is no version; write one such as 16 or 10.15",
      "5:1 error 'includ': unknown key 'includ'; did you mean 'include'?",
      "7:3 error 'todo': no rule is called 'todo'; 'introspect-lint rules' lists them",
      "8:16 error 'no': unknown value 'no'; write 'off'",
      "9:22 error 'limt': unknown option 'limt' for rule 'extract-overuse'; did you mean 'limit'?",
      "9:38 error 'many': expected a whole number from 0 on, found 'many'",
      "10:11 error '/a': '/a' leads out of the folder of this file; nothing outside the repository is read",
      "11:10 error '“a”': '“a”' is no name of a modifier; write it without a dot and without parentheses",
      "11:10 warning '“a”': curly quotes are part of the string; write straight ones to quote it",
      "12:12 error '1': unknown value '1'; it takes skip, lint",
    ])
  }

  @Test("Nothing is wrong with a file that says nothing", arguments: [
    "", "\n", "# only a comment\n", "---\n# a\n...\n", "\u{FEFF}# a", "{}",
    "version:\nrequired-version:\ninclude: ~\nexclude:\ngenerated:\nfail-on: null\ntargets:\nlibrary:\nnewest:\n"
      + "probes:\nrules:\noverrides:\n",
  ])
  func nothing(yaml: String) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.listing == [])
    #expect(reading.configuration.keys.isEmpty)
    let nothing = ConfigurationDescription(Configuration(), for: nil).text
    #expect(ConfigurationDescription(reading.configuration, for: nil).text == nothing)
  }

  @Test("A value stands for a list of one", arguments: ["include: a", "include: [a]", "include:\n- a", "include: 'a'"])
  func listsOfOne(yaml: String) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.listing == [])
    #expect(reading.configuration.include.entries.map(\.pattern.text) == ["a"])
  }

  // MARK: As it is printed

  @Test("The mark stands under what is meant, whatever stands before it", arguments: [
    ("rules: {version-gap: no}", ":1:22: error: unknown value 'no'; write 'off'", "rules: {version-gap: no}", 21, 2),
    ("'é': 1\nrules: {}", ":1:1: error: unknown key 'é'; it takes \(allNames)", "'é': 1", 0, 3),
    ("include: [é, é, ../x]", ":1:19: error: '../x' \(outside)", "include: [é, é, ../x]", 16, 4),
    // As wide as two characters.
    ("include: [😀, ../x]", ":1:17: error: '../x' \(outside)", "include: [😀, ../x]", 14, 4),
    ("include: [漢字, ../x]", ":1:19: error: '../x' \(outside)", "include: [漢字, ../x]", 16, 4),
  ])
  func carets(yaml: String, front: String, line: String, column: Int, width: Int) {
    let marks = String(repeating: " ", count: column) + String(repeating: "^", count: width)
    #expect(ConfigurationReading(yaml).printed == [".lint.yml" + front, "  |", "1 | " + line, "  | " + marks])
  }

  @Test func aTabIsDrawn() {
    let reading = ConfigurationReading("rules:\n\tversion-gap: off\n")
    #expect(reading.printed.first == ".lint.yml:2:1: error: tab used for indentation; use spaces")
    #expect(reading.printed.count == 4)
    #expect(reading.printed[2].hasPrefix("2 | →"))
    #expect(reading.printed[2].hasSuffix("version-gap: off"))
    #expect(reading.printed[3].hasPrefix("  | ^"))
  }

  @Test func aProblemOfTheWholeFileIsOneLine() {
    #expect(
      ConfigurationReading("foo: 1").printed == [
        ".lint.yml: error: no key of introspect-lint in this file; is it another tool's? "
          + "use '--config FILE' or '--no-config'"
      ])
  }

  private func expect(_ yaml: String, _ expected: [String], _ place: SourceLocation = #_sourceLocation) {
    let reading = ConfigurationReading(yaml)
    #expect(reading.listing == expected, sourceLocation: place)
    #expect(reading.misplaced == nil, sourceLocation: place)
  }
}

private let allNames =
  "version, required-version, include, exclude, generated, fail-on, targets, library, newest, registry, probes, "
  + "adapters, baseline, rules, overrides"
private let outside = "leads out of the folder of this file, and patterns are relative to it"
