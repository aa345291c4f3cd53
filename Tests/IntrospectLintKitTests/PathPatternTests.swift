import IntrospectLintKit
import Testing

/// The expected values are those of gitignore(5), and of git itself where the manual says nothing.
@Suite struct PathPatternTests {
  /// The paths that `pattern` matches; a path that ends in a slash is asked about as a folder.
  private func matched(_ pattern: String, in paths: [String]) throws -> [String] {
    let pattern = try #require(PathPattern(pattern))
    return paths.filter { path in
      path.hasSuffix("/")
        ? pattern.matches(path.dropLast().utf8, isDirectory: true) : pattern.matches(path.utf8, isDirectory: false)
    }
  }

  private func decision(_ patterns: [String], _ path: String) -> Bool? {
    PathPatternList(patterns.compactMap(PathPattern.init(_:))).decision(onFileAt: path)?.isIgnored
  }

  // MARK: One pattern

  @Test(arguments: [
    ("Feed.swift", ["Feed.swift", "App/Feed.swift", "App/Views/Feed.swift"]),
    ("App", ["App/"]),
    ("*.swift", ["Feed.swift", "App/Feed.swift", "App/Views/Feed.swift", "x.swift/"]),
    ("Feed*", ["Feed.swift", "App/Feed.swift", "App/Views/Feed.swift"]),
    ("F*.s*t", ["Feed.swift", "App/Feed.swift", "App/Views/Feed.swift"]),
    ("*", ["Feed.swift", "App/", "App/Feed.swift", "App/Views/Feed.swift", "x.swift/"]),
    ("feed.swift", []),
    ("App*Feed.swift", []),
  ])
  func aPatternWithoutASlashMatchesNamesAtAnyDepth(pattern: String, expected: [String]) throws {
    let paths = ["Feed.swift", "App/", "App/Feed.swift", "App/Views/Feed.swift", "x.swift/"]
    #expect(try matched(pattern, in: paths) == expected)
  }

  @Test(arguments: [
    ("/b", ["b"]),
    ("/a/b", ["a/b"]),
    ("a/b", ["a/b"]),
    ("a/*", ["a/b", "a/c/"]),
    ("*/b", ["a/b", "x/b"]),
    ("a/?/b", ["a/c/b"]),
    ("/*", ["b"]),
  ])
  func aSlashAtTheStartOrInTheMiddleTiesAPatternToItsFolder(pattern: String, expected: [String]) throws {
    #expect(try matched(pattern, in: ["b", "a/b", "a/c/", "a/c/b", "x/a/b", "x/b"]) == expected)
  }

  @Test(arguments: [
    ("build/", ["build/", "x/build/"]),
    ("/build/", ["build/"]),
    ("x/build/", ["x/build/"]),
    ("b*/", ["build/", "x/build/"]),
    ("*d/", ["build/", "x/build/"]),
    ("x/*/", ["x/build/"]),
    ("build", ["build/", "build", "x/build/", "x/build"]),
  ])
  func aSlashAtTheEndKeepsAPatternToFolders(pattern: String, expected: [String]) throws {
    #expect(try matched(pattern, in: ["build/", "build", "x/build/", "x/build"]) == expected)
  }

  @Test(arguments: [
    ("**/foo", ["foo", "a/foo", "a/b/foo", "a/b/c/foo", "x/a/foo"]),
    ("**/a/foo", ["a/foo", "x/a/foo"]),
    ("a/**/foo", ["a/foo", "a/b/foo", "a/b/c/foo"]),
    ("a/**", ["a/foo", "a/b/foo", "a/b/c/foo", "a/b/c/bar"]),
    ("a/***/foo", ["a/foo", "a/b/foo", "a/b/c/foo"]),
    ("a/**/b/**/foo", ["a/b/foo", "a/b/c/foo"]),
    ("**/b/**", ["a/b/foo", "a/b/c/foo", "a/b/c/bar"]),
    ("a/**/**/foo", ["a/foo", "a/b/foo", "a/b/c/foo"]),
    ("a/**/*/foo", ["a/b/foo", "a/b/c/foo"]),
    ("/**/bar", ["a/b/c/bar"]),
    ("**", ["foo", "a", "a/foo", "a/b/foo", "a/b/c/foo", "a/b/c/bar", "x/a/foo"]),
    ("/**", ["foo", "a", "a/foo", "a/b/foo", "a/b/c/foo", "a/b/c/bar", "x/a/foo"]),
  ])
  func twoStarsBetweenSlashesMatchFolders(pattern: String, expected: [String]) throws {
    let paths = ["foo", "a", "a/foo", "a/b/foo", "a/b/c/foo", "a/b/c/bar", "x/a/foo"]
    #expect(try matched(pattern, in: paths) == expected)
  }

  @Test(arguments: [
    ("a/**b", ["a/b", "a/cb"]),
    ("a/b**", ["a/b", "a/bc"]),
    ("a/**b/c", ["a/b/c"]),
    ("a**/c", []),
    ("a/x**y", ["a/xay"]),
  ])
  func twoStarsElsewhereAreOneStar(pattern: String, expected: [String]) throws {
    #expect(try matched(pattern, in: ["a/b", "a/cb", "a/bc", "a/b/c", "a/d/b", "a/xay", "a/x/y"]) == expected)
  }

  @Test(arguments: [
    ("?", ["a"]), ("??", ["ab", "é"]), ("a?", ["ab"]), ("?b", ["ab"]), ("???", ["abc"]), ("a?c", ["abc"]),
  ])
  func aQuestionMarkIsOneByte(pattern: String, expected: [String]) throws {
    #expect(try matched(pattern, in: ["a", "ab", "abc", "é"]) == expected)
  }

  @Test func aQuestionMarkAndAStarNeverMatchASlash() throws {
    for pattern in ["/a?b", "/a*b", "/a[/x]b", "/a[!x]b", "/a[.-0]b"] {
      #expect(try matched(pattern, in: ["a/b"]) == [], "\(pattern)")
    }
  }

  @Test(arguments: [
    ("[a-c]", ["a", "b", "c"]),
    ("[!a-c]", ["d", "A", "1", "-", "]", "^", "!", "[", "\\", ":"]),
    ("[^a-c]", ["d", "A", "1", "-", "]", "^", "!", "[", "\\", ":"]),
    ("[]a]", ["a", "]"]),
    ("[!]a-d]", ["A", "1", "-", "^", "!", "[", "\\", ":"]),
    ("[a-]", ["a", "-"]),
    ("[-a]", ["a", "-"]),
    ("[a-b-d]", ["a", "b", "d", "-"]),
    ("[a^]", ["a", "^"]),
    ("[a!]", ["a", "!"]),
    (#"[\]a]"#, ["a", "]"]),
    (#"[\\]"#, ["\\"]),
    (#"[\a-\c]"#, ["a", "b", "c"]),
    ("[[]", ["["]),
    ("[[:]", ["[", ":"]),
    ("[[:a]", ["a", "[", ":"]),
    ("[a]]", []),
    ("[]-a]", ["a", "]", "^"]),
    ("[b-a]", ["b"]),
  ])
  func aBracketMatchesOneByteOfASet(pattern: String, expected: [String]) throws {
    let paths = ["a", "b", "c", "d", "A", "1", "-", "]", "^", "!", "[", "\\", ":"]
    #expect(try matched(pattern, in: paths) == expected)
  }

  @Test(arguments: [
    ("[[:alnum:]]", ["7", "f", "z", "F", "Z"]),
    ("[[:alpha:]]", ["f", "z", "F", "Z"]),
    ("[[:blank:]]", ["\t", " "]),
    ("[[:cntrl:]]", ["\t", "\u{B}"]),
    ("[[:digit:]]", ["7"]),
    ("[[:graph:]]", ["7", "f", "z", "F", "Z", "_"]),
    ("[[:lower:]]", ["f", "z"]),
    ("[[:print:]]", ["7", "f", "z", "F", "Z", "_", " "]),
    ("[[:punct:]]", ["_"]),
    ("[[:space:]]", ["\t", " "]),
    ("[[:upper:]]", ["F", "Z"]),
    ("[[:xdigit:]]", ["7", "f", "F"]),
    ("[[:digit:][:upper:]_]", ["7", "F", "Z", "_"]),
    ("[![:print:]]", ["\t", "\u{B}"]),
    ("[[:digit:]-f]", ["7", "f"]),
  ])
  func aBracketMayNameAClass(pattern: String, expected: [String]) throws {
    #expect(try matched(pattern, in: ["7", "f", "z", "F", "Z", "_", "\t", "\u{B}", " ", "é"]) == expected)
  }

  @Test(arguments: [
    ("\\#a", "#a"), (#"\!a"#, "!a"), (#"a\ "#, "a "), (#"a\   "#, "a "), ("a   ", "a"), ("a\t", "a\t"), (" a", " a"),
    (#"\a"#, "a"), (#"\*"#, "*"), (#"a\?"#, "a?"), (#"\[a]"#, "[a]"), (#"a\\"#, #"a\"#), ("a#b", "a#b"),
    ("a!", "a!"), (#"x\/a"#, "x/a"), ("a]", "a]"), ("{a,b}", "{a,b}"), ("é", "é"),
  ])
  func whatIsEscapedAndWhatNeedsNoEscapeStandsForItself(pattern: String, name: String) throws {
    let others = ["ab", "a a", "b", #"\a"#, "*a", "a??", "x"]
    #expect(try matched(pattern, in: [name] + others) == [name])
    #expect(try #require(PathPattern(pattern)).text == pattern)
  }

  @Test(arguments: [
    "", " ", "   ", "\r", "#", "# comment", "#a", "!", "/", "!/", "//", "a//b", "//a", "a//", #"a\"#, #"\"#, #"a\/"#,
    "[", "[a", "a[", "[]", "[!]", #"[\]"#, "[a-", "*[", "[[:digit:]", "[[:no:]]", "[[::]]", "/x/[/]",
  ])
  func aLineThatCanMatchNothingIsNoPattern(line: String) {
    #expect(PathPattern(line) == nil)
  }

  @Test func aBackslashBeforeTheSlashAfterTwoStarsAsksForOneFolder() throws {
    #expect(try matched(#"a/**\/b"#, in: ["a/b", "a/x/b", "a/x/y/b"]) == ["a/x/b", "a/x/y/b"])
  }

  @Test func negationAndFoldersAreReadOffThePattern() throws {
    let pattern = try #require(PathPattern("!a/b/"))
    #expect(pattern.isNegated)
    #expect(pattern.isDirectoryOnly)
    #expect(pattern.text == "!a/b/")
    #expect(pattern.matches("a/b".utf8, isDirectory: true))
    let plain = try #require(PathPattern(#"\!a"#))
    #expect(!plain.isNegated)
    #expect(!plain.isDirectoryOnly)
    #expect(try #require(PathPattern("!!a")).matches("!a".utf8, isDirectory: false))
  }

  @Test func bytesNeedNotBeUTF8NorLieSideBySide() throws {
    let pattern = try #require(PathPattern("caf?.[s]wift"))
    let name = Array("caf".utf8) + [0xE9] + Array(".swift".utf8)
    #expect(pattern.matches(name, isDirectory: false))
    #expect(pattern.matches(name.lazy.map { $0 }, isDirectory: false))
    let list = PathPatternList(ignoreFile: Array("caf".utf8) + [0xE9, 0x0A])
    #expect(list.lastMatch([0x63, 0x61, 0x66, 0xE9] as [UInt8], isDirectory: false) == 0)
    #expect(list.lastMatch([0x63, 0x61, 0x66, 0xE8] as [UInt8], isDirectory: false) == nil)
  }

  // MARK: Lists

  @Test func theLastPatternThatMatchesDecides() {
    let list = PathPatternList(["*.swift", "!Feed.swift", "App/Feed.swift", "*.md"].compactMap(PathPattern.init(_:)))
    #expect(list.lastMatch("Other.swift".utf8, isDirectory: false) == 0)
    #expect(list.lastMatch("x/Feed.swift".utf8, isDirectory: false) == 1)
    #expect(list.lastMatch("App/Feed.swift".utf8, isDirectory: false) == 2)
    #expect(list.lastMatch("x.md".utf8, isDirectory: true) == 3)
    #expect(list.lastMatch("x".utf8, isDirectory: false) == nil)
    #expect(PathPatternList([]).lastMatch("x".utf8, isDirectory: false) == nil)
  }

  @Test func aListSaysWhatItsPatternsSay() throws {
    let paths = ["a", "b", "ab", "ba", "aab", "a/b", "b/a", "ab/a", "a/b/a", "é", "b/é"]
    for text in ["a", "a*", "*a", "*", "a/", "/a", "a/b", "a/*", "?", "[ab]", "**/a", "a/**", "*a*", "a*b", "é"] {
      let pattern = try #require(PathPattern(text))
      let list = PathPatternList([pattern])
      for path in paths {
        for isDirectory in [false, true] {
          let isMatch = list.lastMatch(path.utf8, isDirectory: isDirectory) != nil
          #expect(isMatch == pattern.matches(path.utf8, isDirectory: isDirectory), "\(text) on \(path)")
        }
      }
    }
  }

  @Test func aFileIsReadLineByLine() {
    let text = "\u{FEFF}# comment\n\n*.o\r\n\r\n!keep.o\nspaces  \r\nescaped\\ \n/last"
    let list = PathPatternList(ignoreFile: Array(text.utf8))
    #expect(list.patterns.map(\.text) == ["*.o", "!keep.o", "spaces  ", "escaped\\ ", "/last"])
    #expect(list.lastMatch("a.o".utf8, isDirectory: false) == 0)
    #expect(list.lastMatch("spaces".utf8, isDirectory: false) == 2)
    #expect(list.lastMatch("escaped ".utf8, isDirectory: false) == 3)
    #expect(list.lastMatch("last".utf8, isDirectory: false) == 4)
  }

  @Test func onlyOneCarriageReturnBelongsToTheLineBreak() {
    let list = PathPatternList(ignoreFile: Array("a\r\r\nb\r \nc\r".utf8))
    #expect(list.patterns.map(\.text) == ["a\r", "b\r ", "c"])
    #expect(list.lastMatch("a\r".utf8, isDirectory: false) == 0)
    #expect(list.lastMatch("b\r".utf8, isDirectory: false) == 1)
    #expect(list.lastMatch("c".utf8, isDirectory: false) == 2)
  }

  @Test func aByteOrderMarkIsSkippedOnceAndOnlyAtTheStart() {
    let list = PathPatternList(ignoreFile: Array("\u{FEFF}\u{FEFF}a\n\u{FEFF}#b\n".utf8))
    #expect(list.patterns.map(\.text) == ["\u{FEFF}a", "\u{FEFF}#b"])
  }

  @Test func aLineEndsAtANullByte() {
    let list = PathPatternList(ignoreFile: Array("a \0b\n\0c\nd\n".utf8))
    #expect(list.patterns.map(\.text) == ["a ", "d"])
    #expect(list.lastMatch("a".utf8, isDirectory: false) == 0)
  }

  @Test func nothingBelowAnIgnoredFolderIsTakenBack() {
    #expect(decision(["build", "!build/keep.swift"], "build/keep.swift") == true)
    #expect(decision(["build/*", "!build/keep.swift"], "build/keep.swift") == false)
    #expect(decision(["build/*", "!build/keep.swift"], "build/other.swift") == true)
    #expect(decision(["build/", "!keep.swift"], "x/build/y/keep.swift") == true)
    #expect(decision(["build", "!build"], "build/keep.swift") == nil)
  }

  /// The last example of gitignore(5): all but what is in one folder.
  @Test func allButOneFolderCanBeIgnored() {
    let patterns = ["/*", "!/foo", "/foo/*", "!/foo/bar"]
    #expect(decision(patterns, "foo/bar/a") == nil)
    #expect(decision(patterns, "foo/bar") == false)
    #expect(decision(patterns, "foo/a") == true)
    #expect(decision(patterns, "bar/a") == true)
  }

  @Test func aDecisionNamesThePatternThatMadeIt() throws {
    let list = PathPatternList(["*.swift", "a/", "!b"].compactMap(PathPattern.init(_:)))
    #expect(try #require(list.decision(onFileAt: "x/y.swift")).index == 0)
    #expect(try #require(list.decision(onFileAt: "x/a/y.swift")).index == 1)
    #expect(try #require(list.decision(onFileAt: "x/b")) == (2, false))
    #expect(list.decision(onFileAt: "a") == nil)
    #expect(try #require(list.decision(onFolderAt: "a")) == (1, true))
  }

  // MARK: Time

  /// Trying every way to share the name among the stars would not end in a lifetime.
  @Test func patternsMadeToTakeLongEnd() throws {
    let name = String(repeating: "a", count: 10_000)
    let stars = String(repeating: "*a", count: 50)
    #expect(try matched(stars + "*b", in: [name]) == [])
    #expect(try matched(stars + "*", in: [name]) == [name])
    #expect(try matched(String(repeating: "*[a]?", count: 50) + "b", in: [name, name + "b"]) == [name + "b"])
    let path = String(repeating: "a/", count: 5_000)
    let folders = String(repeating: "**/a/", count: 50)
    #expect(try matched(folders + "b", in: [path + "a", path + "b"]) == [path + "b"])
    #expect(try matched(folders + "*a*a*b", in: [path + "aa", path + "aab"]) == [path + "aab"])
    #expect(try matched(String(repeating: "**/*/", count: 50) + "b", in: [path + "a", path + "b"]) == [path + "b"])
  }
}
