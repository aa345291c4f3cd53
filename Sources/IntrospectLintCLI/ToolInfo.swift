/// What the tool says of itself.
enum ToolInfo {
  static let name = "introspect-lint"
  static let version = "0.1.0"
}
