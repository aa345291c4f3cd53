import IntrospectLintKit
import IntrospectSyntax

/// What a document says, without the places; written in tests as literals, whose strings are plain scalars.
enum YAMLTree: Hashable, Sendable {
  case scalar(String, YAMLScalar.Style)
  case map([Entry])
  case list([YAMLTree])
  case absent

  struct Entry: Hashable, Sendable {
    let key: String
    let style: YAMLScalar.Style
    let value: YAMLTree
  }

  static func single(_ text: String) -> YAMLTree { .scalar(text, .singleQuoted) }
  static func double(_ text: String) -> YAMLTree { .scalar(text, .doubleQuoted) }

  init(_ node: YAMLNode) {
    switch node.value {
    case .scalar(let scalar): self = .scalar(scalar.text, scalar.style)
    case .map(let entries):
      self = .map(entries.map { Entry(key: $0.key.text, style: $0.key.style, value: YAMLTree($0.node)) })
    case .list(let items): self = .list(items.map { YAMLTree($0) })
    case .absent: self = .absent
    }
  }
}

extension YAMLTree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .scalar(value, .plain) }
  init(arrayLiteral elements: YAMLTree...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, YAMLTree)...) {
    self = .map(elements.map { Entry(key: $0.0, style: .plain, value: $0.1) })
  }
}

/// `yaml` as a tree; nil if the file says nothing.
func yamlTree(_ yaml: String) throws -> YAMLTree? {
  try YAMLReader.read(SourceText(path: ".lint.yml", text: yaml)).root.map { YAMLTree($0) }
}

/// The values of a document and the values inside them, each behind the one it lies in.
func yamlNodes(_ root: YAMLNode) -> [YAMLNode] {
  switch root.value {
  case .scalar, .absent: [root]
  case .map(let entries): [root] + entries.flatMap { yamlNodes($0.node) }
  case .list(let items): [root] + items.flatMap { yamlNodes($0) }
  }
}
