import IntrospectFacts
import IntrospectSyntax

/// What a generic type of the library is for: `<ListType, UITableView>`, or a `where` that says the same.
struct LibraryTypeArguments {
  /// The name of the view type; nil where it may be any.
  private(set) var viewType: String?
  /// The native class; nil where it may be any.
  private(set) var nativeClass: String?

  /// Of an extension.
  init(of owner: Declaration, in tokens: TokenBuffer) {
    // `extension iOSViewVersion<…>`, and with its module before it.
    var name = owner.nameToken
    while tokens.kind(name + 1) == .period { name += 2 }
    if read(behind: name, in: tokens) { return }
    guard let clause = owner.whereClause else { return }
    for index in clause where tokens.isText(index, "==") {
      let end = (index + 1..<clause.upperBound).first { tokens.kind($0) == .comma } ?? clause.upperBound
      let type = (index + 1..<end).map { tokens.name($0) }.joined()
      if tokens.isText(index - 1, "SwiftUIViewType") {
        viewType = type
      } else if NativeClassName.isView(type) {
        nativeClass = type
      }
    }
  }

  /// Of a type whose name stands at `name`.
  init(ofTypeAt name: Int, in tokens: TokenBuffer) { _ = read(behind: name, in: tokens) }

  /// Whether there is a list of arguments behind the name.
  private mutating func read(behind name: Int, in tokens: TokenBuffer) -> Bool {
    guard tokens.isText(name + 1, "<") else { return false }
    var arguments = [""]
    var index = name + 2
    while index < tokens.endIndex {
      switch tokens.kind(index) {
      case .identifier, .period: arguments[arguments.count - 1] += tokens.name(index)
      case .comma: arguments.append("")
      default:
        viewType = arguments[0]
        nativeClass = arguments.count == 2 && tokens.text(index).hasPrefix(">") ? arguments[1] : nil
        return true
      }
      index += 1
    }
    return false
  }
}
