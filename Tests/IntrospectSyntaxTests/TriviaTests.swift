import IntrospectSyntax
import Testing

@Test func commentsHaveTheirKind() {
  #expect(comments("// a\n/// b\n/* c */ /** d */ /**/ //// e") == [
    "line // a", "docLine /// b", "block /* c */", "docBlock /** d */", "block /**/", "docLine //// e",
  ])
}

@Test func aCommentKnowsTheTokenBehindIt() {
  let buffer = tokenBuffer("/* 0 */ a // 1\nb /* 2 */")
  #expect(buffer.comments.map(\.nextToken) == [0, 1, 2])
}

@Test func blockCommentsNest() {
  #expect(comments("/* a /* b */ c */ d") == ["block /* a /* b */ c */"])
  #expect(comments("/* a /* b */ c") == ["block /* a /* b */ c"])
  #expect(comments("/*/ a */") == ["block /*/ a */"])
  #expect(comments("/* \" */") == ["block /* \" */"])
}

@Test(arguments: ["\n", "\r\n", "\r"])
func everyLineBreakEndsALineCommentAndStartsALine(lineBreak: String) {
  let buffer = tokenBuffer("a // b" + lineBreak + "c d" + lineBreak + lineBreak + "e")
  #expect(buffer.comments.map { buffer.source.text(in: $0.range) } == ["// b"])
  #expect((0..<4).map { buffer.startsLine($0) } == [true, true, false, true])
}

@Test func aLineBreakWithinACommentStartsALineToo() {
  let buffer = tokenBuffer("a /* \n */ b \"\"\"\n\"\"\" c")
  #expect((0..<4).map { buffer.startsLine($0) } == [true, true, false, false])
}

@Test func aShebangIsACommentAtTheStartOnly() {
  #expect(comments("#!/usr/bin/swift\na") == ["shebang #!/usr/bin/swift"])
  #expect(comments("\u{FEFF}#!/usr/bin/swift\na") == ["shebang #!/usr/bin/swift"])
  #expect(comments("\n#!/usr/bin/swift") == [])
}

@Test func aByteOrderMarkCountsInOffsetsAndIsNoComment() {
  let buffer = tokenBuffer("\u{FEFF}a")
  #expect(buffer[0] == Token(start: 3, length: 1, kind: .identifier, flags: .startsLine))
  #expect(buffer.comments.isEmpty)
}

@Test func bytesWithoutATokenAreUnexpectedText() {
  let buffer = tokenBuffer(bytes: [0x61, 0x00, 0x01, 0xFF, 0xC3, 0x20, 0x62])
  #expect(buffer.tokens.map(\.start) == [0, 6, 7])
  #expect(buffer.comments.map(\.kind) == [.unexpectedText])
  #expect(buffer.comments[0].range == SourceRange(ByteOffset(1), ByteOffset(5)))
  #expect(comments("a\u{A0}\u{A0}b") == ["unexpectedText \u{A0}\u{A0}"])
}

@Test func aNULWithinTheFileEndsNothing() {
  #expect(tokens("a \"b\0c\" d") == ["identifier a", "stringLiteral \"b\0c\"", "identifier d"])
  #expect(comments("// a\0b\n/* \0 */") == ["line // a\0b", "block /* \0 */"])
}

@Test func aConflictIsOneComment() {
  let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main"
  #expect(comments("x\n\(conflict)\ny") == ["conflictMarker \(conflict)"])
  #expect(tokens("x\n\(conflict)\ny") == ["identifier x", "identifier y"])
  #expect(tokens("<<<<<<< a") == ["operator <<<<<<<", "identifier a"])
  #expect(tokens("x <<<<<<< a\n>>>>>>> b").first == "identifier x")
}
