import IntrospectFacts
import IntrospectSyntax

/// How a property keeps what it is given, by its attributes and modifiers.
enum PropertyStorage: Hashable {
  /// A plain strong variable.
  case plain
  /// A wrapper of SwiftUI or Combine: `State`, `Published`.
  case wrapped(SwiftUIWrapper)
  /// `weak`, `unowned`, computed, or with a wrapper that nobody knows.
  case other

  /// Property wrappers whose meaning is known.
  enum SwiftUIWrapper: String, Hashable {
    case state = "State"
    case binding = "Binding"
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
    case bindable = "Bindable"
    case environment = "Environment"
    case published = "Published"
    case appStorage = "AppStorage"
    case sceneStorage = "SceneStorage"
    case focusState = "FocusState"
    case accessibilityFocusState = "AccessibilityFocusState"

    /// As it is written: `@State`.
    var attribute: String { "@" + rawValue }

    /// Whether assigning the property itself changes state.
    var isValueState: Bool {
      switch self {
      case .state, .binding, .published, .appStorage, .sceneStorage, .focusState, .accessibilityFocusState: true
      case .stateObject, .observedObject, .environmentObject, .bindable, .environment: false
      }
    }

    /// Whether it subscribes to an object's `@Published` properties.
    var observesObject: Bool { self == .stateObject || self == .observedObject || self == .environmentObject }

    /// Whether the properties of an `@Observable` object in it are tracked by the view.
    var holdsObservable: Bool { self == .state || self == .bindable || self == .environment }
  }

  init(_ declaration: Declaration) {
    let isStrong = declaration.modifiers.isDisjoint(with: [.weak, .unowned])
    guard declaration.kind == .variable, !declaration.isComputed, isStrong else {
      self = .other
      return
    }
    var storage = PropertyStorage.plain
    for attribute in declaration.attributes where !Self.plainAttributes.contains(attribute.baseName) {
      guard let wrapper = SwiftUIWrapper(rawValue: attribute.baseName), storage == .plain else {
        self = .other
        return
      }
      storage = .wrapped(wrapper)
    }
    self = storage
  }

  /// Attributes that change nothing of the storage.
  private static let plainAttributes: Set<String> = [
    "MainActor", "objc", "nonobjc", "IBOutlet", "IBInspectable", "available", "usableFromInline", "preconcurrency",
    "ObservationIgnored", "_spi", "Sendable",
  ]
}

extension DeclarationIndex.Entry {
  /// How the property keeps its value.
  var storage: PropertyStorage { PropertyStorage(declaration) }

  /// The type that the declaration stands right in; nil at the top of a file and in a function.
  var owner: Declaration? {
    guard let parent = declaration.parent, structure.declarations[parent].kind.isNominal else { return nil }
    return structure.declarations[parent]
  }
}

extension PropertyPath {
  /// Whether the property at `place` of the path keeps a value beyond the run of a closure, and strongly.
  func outlives(at place: Int) -> Bool {
    let entry = properties[place]
    if entry.storage == .other { return false }
    guard let owner = entry.owner else { return entry.declaration.parent == nil }
    if entry.declaration.modifiers.contains(.isStatic) { return true }
    switch owner.kind {
    case .class, .actor: return true
    case .struct:
      if case .wrapped(let wrapper) = entry.storage { return wrapper == .state }
      // A part of a value lives where the value does, unless that was copied to a local.
      return place > aliased && outlives(at: place - 1)
    case .enum, .extension, .protocol, .function, .initializer, .deinitializer, .subscript, .variable, .enumCase,
      .typeAlias, .macro:
      return false
    }
  }
}
