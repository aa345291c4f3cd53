import IntrospectSyntax
import Testing

struct SourceEncodingTests {
  private func encoding(_ bytes: [UInt8]) -> SourceEncoding { bytes.withUnsafeBufferPointer { SourceEncoding($0) } }

  @Test(arguments: [0, 1, 15, 16, 17, 40])
  func findsWhatIsOddAtAnyPlace(before: Int) {
    let text = Array(repeating: UInt8(ascii: "a"), count: before)
    #expect(encoding(text) == .utf8)
    #expect(encoding(text + Array("é😀\n".utf8) + text) == .utf8)
    #expect(encoding(text + [0xFF] + text) == .damagedUTF8(at: ByteOffset(before)))
    #expect(encoding(text + Array("a\0".utf8) + [0xFF]) == .binary)
  }

  @Test func tellsUTF16ByItsMarkOrItsZeros() {
    #expect(encoding([0xFF, 0xFE]) == .utf16)
    #expect(encoding([0xFE, 0xFF, 0, 0x61]) == .utf16)
    #expect(encoding([0x61, 0, 0x62, 0]) == .utf16)
    #expect(encoding([0, 0x61, 0, 0x62]) == .utf16)
    #expect(encoding([0, 0, 0, 0]) == .binary)
    #expect(encoding([0x61, 0, 0x62, 0x63]) == .binary)
  }
}
