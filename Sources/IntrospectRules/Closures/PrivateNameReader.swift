import IntrospectFacts
import IntrospectSyntax

/// Finds names of the frameworks' private classes and properties that code uses on a native object.
struct PrivateNameReader {
  private let body: CustomizeBody
  /// The classes that the native object itself is declared with.
  private let givenClasses: [String]
  private var tokens: TokenBuffer { body.tokens }
  private var tree: TokenTree { body.tree }
  private static let review = "and App Review rejects private names"

  init(_ body: CustomizeBody, givenClasses: [String]) {
    self.body = body
    self.givenClasses = givenClasses
  }

  func read() -> [BodyFinding] {
    var found: [BodyFinding] = []
    for index in body.region.joined() where tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen {
      switch tokens.name(index) {
      case "value", "setValue", "mutableArrayValue", "dictionaryWithValues": found += key(ofCallAt: index)
      case "NSClassFromString", "objc_getClass", "objc_lookUpClass": found += className(ofCallAt: index)
      case "NSSelectorFromString", "Selector": found += selector(ofCallAt: index)
      case "class_getInstanceVariable": found += variable(ofCallAt: index)
      default: break
      }
    }
    return found + ClassNameTestReader(body).read().map(finding)
  }

  // MARK: Keys

  /// `view.value(forKey: "_bar")`, `setValue(_:forKey:)` and both with `forKeyPath:`.
  private func key(ofCallAt name: Int) -> [BodyFinding] {
    let call = tree.call(behind: name)
    guard tokens.kind(name - 1) == .period,
      let argument = call.arguments.first(where: { $0.label == "forKey" || $0.label == "forKeyPath" }),
      let text = body.constantText(argument.value)
    else { return [] }
    let receiver = tree.chain(before: name - 1)
    // A layer keeps values under any key.
    guard body.rootOrigin(of: receiver) == .native, !lastName(of: receiver).lowercased().hasSuffix("layer") else {
      return []
    }
    let parts = text.split(separator: ".").map { String($0) }
    guard let part = parts.first(where: { isPrivate($0, of: receiver, first: parts.first) }) else { return [] }
    let verb = tokens.isText(name, "setValue") ? "writing" : "reading"
    let remedy = PrivateKey.named(String(part.drop { $0 == "_" }))?.remedy ?? ""
    return [
      finding(
        "key '\(part)' is private: \(verb) it raises an exception on an OS without it, \(Self.review)", remedy,
        at: argument.value, named: "key '\(part)'")
    ]
  }

  private func isPrivate(_ key: String, of receiver: PostfixExpression, first: String?) -> Bool {
    if key.hasPrefix("_") { return true }
    guard let known = PrivateKey.named(key) else { return false }
    guard !known.classes.isEmpty else { return true }
    // Of what a key leads to, nothing is known.
    guard key == first else { return false }
    if let object = body.nativeObject(receiver), object.path.isEmpty, object.cast == nil {
      return !givenClasses.isEmpty && givenClasses.allSatisfy(known.classes.contains)
    }
    let name = lastName(of: receiver).lowercased()
    return known.endings.contains(where: name.hasSuffix)
  }

  /// The last name of a chain; of an element that of the collection.
  private func lastName(of chain: PostfixExpression) -> String { chain.memberNames.last ?? chain.headName ?? "" }

  // MARK: Classes, selectors, variables

  private func className(ofCallAt name: Int) -> [BodyFinding] {
    guard let (text, place) = firstText(ofCallAt: name), Self.isPrivateClass(text) else { return [] }
    return [
      finding(
        "class '\(text)' is private: an OS that has no such class gives nil here, \(Self.review)",
        "find the object by a public class or property", at: place, named: "class '\(text)'")
    ]
  }

  /// A leading underscore, except in the mangled names of the app's own classes.
  private static func isPrivateClass(_ text: String) -> Bool {
    guard text.hasPrefix("_Tt") else { return text.hasPrefix("_") && text.count > 1 }
    return ["7SwiftUI", "5UIKit", "6AppKit"].contains { text.contains($0) }
  }

  /// `NSSelectorFromString("_x:")`, `Selector(("_x:"))`.
  private func selector(ofCallAt name: Int) -> [BodyFinding] {
    guard let (text, place) = firstText(ofCallAt: name), text.hasPrefix("_"), text.count > 1 else { return [] }
    return [
      finding(
        "selector '\(text)' is private: to send it raises an exception on an OS without it, \(Self.review)",
        "use a public method", at: place, named: "selector '\(text)'")
    ]
  }

  /// `class_getInstanceVariable(type, "_x")`
  private func variable(ofCallAt name: Int) -> [BodyFinding] {
    let call = tree.call(behind: name)
    guard call.arguments.count == 2, let text = body.constantText(call.arguments[1].value) else { return [] }
    return [
      finding(
        "variable '\(text)' is private: an OS without it gives nil here, \(Self.review)", "use a public property",
        at: call.arguments[1].value, named: "variable '\(text)'")
    ]
  }

  /// The text in the first argument, over a second pair of parentheses.
  private func firstText(ofCallAt name: Int) -> (String, Range<Int>)? {
    guard tokens.kind(name - 1) != .period, var value = tree.call(behind: name).arguments.first?.value else { return nil }
    while let inner = tree.contents(ofParentheses: value) { value = inner }
    return body.constantText(value).map { ($0, value) }
  }

  // MARK: Findings

  private func finding(_ test: ClassNameTestReader.Test) -> BodyFinding {
    finding(
      "a class is told by its name '\(test.text)': on an OS that names it otherwise this silently does nothing, "
        + "\(Self.review)",
      "ask for a public class with 'is'", at: test.literal, named: "the test for '\(test.text)'")
  }

  private func finding(_ fault: String, _ remedy: String, at range: Range<Int>, named name: String) -> BodyFinding {
    BodyFinding(message: remedy.isEmpty ? fault : "\(fault); \(remedy)", range: range, asNote: "so it is with \(name)")
  }
}
