import IntrospectFacts
import IntrospectSyntax

/// What a call asks for on one platform: `.iOS(.v17, .v18)`.
public struct VersionClause: Sendable {
  /// One version of the clause, as far as its name can be understood.
  public struct Entry: Sendable {
    public enum Meaning: Sendable, Hashable {
      /// A version that the library has a constant for.
      case known(OSVersion)
      /// Spelled like a version, and there is none of that name.
      case unknown
      /// A name from elsewhere, a version newer than all that is known, or no name at all.
      case opaque
    }

    public let written: CallSite.Version
    public let meaning: Meaning

    /// The version, where it is known.
    public var version: OSVersion? { if case .known(let version) = meaning { version } else { nil } }
    public var isRange: Bool { written.form == .from }

    /// Whether the entry names `version`, by itself or in its range; whether anything is found there is another matter.
    func covers(_ version: OSVersion) -> Bool {
      self.version.map { isRange ? $0 <= version : $0 == version } ?? false
    }

    public var tokens: Range<Int> { written.tokens }
  }

  public let platform: Platform
  public let predicate: CallSite.Predicate
  /// In the order of the source.
  public let entries: [Entry]
  /// The constant that the clause comes from; nil for one that is written in the place itself.
  public let constant: PredicateConstant.ID?

  /// The clause of a constant as a call names it: the name is all that stands in the call's file.
  func named(by name: CallSite.Predicate, as constant: PredicateConstant.ID) -> VersionClause {
    let entries = entries.map { Entry($0, at: name.tokens) }
    return VersionClause(platform: platform, predicate: name, entries: entries, constant: constant)
  }

  /// Whether every entry is understood, so that it is known what the clause covers.
  public var isCertain: Bool { entries.allSatisfy { $0.version != nil } }
}

extension VersionClause.Entry {
  /// An entry of a constant, which stands where the constant is named.
  fileprivate init(_ entry: Self, at tokens: Range<Int>) {
    written = CallSite.Version(form: entry.written.form, member: entry.written.member, tokens: tokens)
    meaning = entry.meaning
  }

  /// - Parameter isDeclared: whether the project has a constant of that name.
  init(_ written: CallSite.Version, on platform: Platform, registry: Registry, isDeclared: Bool) {
    self.written = written
    let member = written.member
    guard written.form != .other, !isDeclared, Self.isSpelledLikeVersion(member) else {
      meaning = .opaque
      return
    }
    guard let version = OSVersion(memberName: member) else {
      meaning = .unknown
      return
    }
    if registry.isKnown(version, on: platform) {
      meaning = .known(version)
    } else {
      // A number beyond all that is known may be newer than this program.
      meaning = version < registry.newestVersion(on: platform) ? .unknown : .opaque
    }
  }

  /// `v13`, `v10_15`, `v013`: `v` and numbers, so that nothing else can be meant.
  private static func isSpelledLikeVersion(_ member: String) -> Bool {
    let parts = member.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
    return member.utf8.first == UInt8(ascii: "v")
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }
}
