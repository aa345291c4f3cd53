import IntrospectSyntax

/// A type that shows a native view or controller in SwiftUI, as far as one file tells.
struct Representable {
  /// The declaration that the type is judged by: the type itself, or else an extension of it.
  let number: Int
  /// Without the types around it.
  let name: String
  /// The declaration and the extensions of the type in the file, in order of place.
  let parts: [Int]
  /// `makeUIView(context:)` and its like.
  let makers: [Int]
  /// `updateUIView(_:context:)` and its like.
  let updaters: [Int]
  /// The class of the coordinator; nil where the file does not tell.
  let coordinator: String?

  /// The protocols of SwiftUI that such a type conforms to.
  static let protocols: Set<String> = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable",
  ]
  static let makers: Set<String> = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject",
  ]
  static let updaters: Set<String> = [
    "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController", "updateWKInterfaceObject",
  ]

  /// The method that makes what `updater` updates: `makeUIView` for `updateUIView`.
  static func maker(for updater: String) -> String { "make" + updater.dropFirst("update".count) }
}

extension Representable {
  /// The members of all parts, in order of place.
  func members(in structure: FileStructure) -> [Declaration] { parts.flatMap { structure.members(of: $0) } }
}
