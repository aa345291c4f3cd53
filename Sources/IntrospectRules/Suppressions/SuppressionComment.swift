import IntrospectFacts
import IntrospectSyntax

/// One comment that silences findings, or ends such a silence:
///
///     // introspect-lint:disable:next RULE, RULE until iOS 28 -- reason
///     // introspect-lint:enable RULE
///
/// Only a `//` comment whose first word is the tool's is one. In strings, block comments and documentation there is none.
public struct SuppressionComment: Sendable, Hashable {
  /// What the comment does.
  public enum Action: Sendable, Hashable {
    case disable(Scope)
    /// Ends the `disable` regions of its rules.
    case enable
  }

  /// What a `disable` covers.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// From the comment to the `enable` of the rule, or to the end of the braces around it.
    case region = ""
    /// The smallest statement, declaration, modifier call, argument or element that begins first after the comment.
    case next
    /// The line of the comment.
    case this
    /// The smallest statement, declaration, modifier call, argument or element that ends last before the comment.
    case previous
    case file
  }

  /// One rule that the comment names.
  public struct RuleName: Sendable, Hashable {
    public let id: String
    public let range: SourceRange
  }

  /// When a suppression ends by itself.
  public struct End: Sendable, Hashable {
    public enum Event: Sendable, Hashable {
      /// That version is among the newest that are asked for.
      case version(PlatformVersion)
      /// The project uses that release of the library, or a newer one.
      case library(LibraryVersion)
    }

    public let event: Event
    /// From `until` to the end of the version.
    public let range: SourceRange
  }

  /// Why the comment, or a part of it, means nothing.
  public struct Problem: Sendable, Hashable {
    public let message: String
    public let range: SourceRange
    /// What should stand there instead, where that can be guessed.
    public let replacement: String?
  }

  /// The whole comment, without the line break.
  public let range: SourceRange
  /// The index of the first token behind the comment.
  public let nextToken: Int
  /// Nil where the word for it cannot be read.
  public let action: Action?
  public let rules: [RuleName]
  public let end: End?
  /// The text behind `--`; nil without one.
  public let reason: SourceRange?
  public let problem: Problem?

  /// The comments of a file that are meant for the tool, in the order of the source.
  static func all(in buffer: TokenBuffer) -> [SuppressionComment] {
    buffer.comments.compactMap { comment in
      guard comment.kind == .line, var reader = SuppressionReader(comment, in: buffer.source) else { return nil }
      return reader.read()
    }
  }
}
