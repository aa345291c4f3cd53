#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The form of a baseline in a file: JSON with one finding a line, sorted, so that merges and reviews see what changed.
public enum BaselineFile {
  /// What is wrong with a file that should hold a baseline; lower case, without a final stop.
  public struct Failure: Error, Hashable, Sendable {
    public let message: String

    public init(message: String) { self.message = message }
  }

  /// The form that this version writes, and the only one it reads.
  private static let version = 1

  private struct Document: Decodable {
    let version: Int
    let findings: [Entry]?
  }

  private struct Entry: Decodable {
    let rule: String
    let path: String
    let symbol: String
    let snippet: String
    let ordinal: Int
  }

  public static func text(of baseline: Baseline) -> String {
    let lines = baseline.findings.sorted().map { finding in
      let members: [(String, JSONValue)] = [
        ("path", .string(finding.path)), ("symbol", .string(finding.symbol)), ("rule", .string(finding.rule)),
        ("snippet", .string(finding.snippet)), ("ordinal", .integer(finding.ordinal)),
      ]
      return "    {" + members.map { "\(JSONValue.string($0.0).text): \($0.1.text)" }.joined(separator: ", ") + "}"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(version),\n  \"findings\": \(list)\n}\n"
  }

  /// - Throws: where the bytes are no baseline, or one of a later form.
  public static func baseline(of bytes: [UInt8]) throws(Failure) -> Baseline {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: Data(bytes)) } catch {
      throw Failure(message: "is no baseline: \(reason(error))")
    }
    guard document.version == version else {
      throw Failure(message: "has version \(document.version), and this tool reads version \(version)")
    }
    return Baseline(
      Set(
        (document.findings ?? []).map { entry in
          FindingIdentity(
            rule: entry.rule, path: entry.path, symbol: entry.symbol, snippet: entry.snippet, ordinal: entry.ordinal)
        }))
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): "\(place(context))'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context))a value is of the wrong kind"
    case .dataCorrupted, nil: "it is not JSON"
    @unknown default: "it is not JSON"
    }
  }

  /// `findings[3]: `.
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined()
    return path.isEmpty ? "" : "\(path): "
  }
}
