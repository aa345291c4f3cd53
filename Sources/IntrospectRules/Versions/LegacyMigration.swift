import IntrospectFacts
import IntrospectSyntax

/// What takes the place of one call of the module `Introspect`.
struct LegacyMigration {
  private let site: CallSite
  private let file: FileContext
  /// The methods of that name which the place can mean: one for each framework.
  private let methods: [LegacyMethod]
  private let place: PlaceConditions
  /// What the call stands on; nil for one on an implicit `self`.
  private let receiver: ViewExpression?
  /// What the view is called that the call stands on, as far as that can be seen.
  private let receiverName: String?
  private let successor: Successor
  private var tokens: TokenBuffer { file.tokens }

  init(of site: CallSite, named name: String, in file: FileContext) {
    self.site = site
    self.file = file
    place = PlaceConditions(of: site, in: file.tokens)
    let receiver = file.receiverExpression(of: site)
    self.receiver = receiver
    receiverName = receiver.map(\.viewName) ?? file.extendedType(around: site)
    let place = place
    let buildable = file.registry.legacyMethods(named: name).filter { $0.platforms.contains(where: place.mayBuild) }
    methods = Self.narrowed(buildable, for: site, in: file)
    successor = Successor(methods, on: receiver, named: receiverName, around: site, in: file)
  }

  /// The methods that a type, an import or the deployment targets leave over.
  private static func narrowed(_ methods: [LegacyMethod], for site: CallSite, in file: FileContext) -> [LegacyMethod] {
    guard methods.count > 1 else { return methods }
    if case .closure(let closure) = site.customization, let type = closure.parameters.first?.type {
      let typed = methods.filter { $0.nativeClasses.contains(file.tokens.text(type)) }
      if !typed.isEmpty { return typed }
    }
    let modules = Set(file.structure.imports.map(\.module))
    let hasUIKit = modules.contains("UIKit") || file.settings.targets.keys.contains(where: \.isUIKit)
    let hasAppKit =
      modules.contains("AppKit") || modules.contains("Cocoa") || file.settings.targets.keys.contains(where: \.isAppKit)
    guard hasUIKit != hasAppKit else { return methods }
    return methods.filter { $0.isAppKit == hasAppKit }
  }

  // MARK: Words

  /// What to write instead, as the end of a message; empty where nothing takes the method's place.
  var successors: String {
    var forms: [String] = []
    for form in methods.flatMap(\.modernForms) where !forms.contains(form) { forms.append(form) }
    // The view that the chain starts with says which of them is meant.
    let fitting = forms.filter { file.registry.viewType(callForm: $0).map(isReceiver) ?? false }
    if !fitting.isEmpty { forms = fitting }
    guard let last = forms.last else { return "" }
    if forms.count == 1 { return "; 'introspect(.\(last), on: …)' of SwiftUIIntrospect replaces it" }
    let list = forms.dropLast().map { "'.\($0)'" }.joined(separator: ", ")
    return "; 'introspect' of SwiftUIIntrospect replaces it, with \(list) or '.\(last)'"
  }

  /// Which form is for what, and what is in the way of a fix.
  var notes: [String] {
    var notes: [String] = []
    for method in methods {
      if methods.count > 1, let nativeClass = method.nativeClasses.first {
        notes.append("\(nativeClass) is behind \(method.modernForms.map { "'.\($0)'" }.joined(separator: " or "))")
      }
      if let note = method.note { notes.append(note) }
    }
    let needsScope = methods.contains { method in
      method.searchesAncestors
        && !method.modernForms.contains { file.registry.viewType(callForm: $0).map(isReceiver) ?? true }
    }
    if needsScope {
      notes.append("it also finds what encloses the view, for which its successor needs 'scope: .ancestor'")
    }
    if case .left(let reason) = plan { notes.append("no fix is offered: \(reason)") }
    return notes
  }

  /// Whether the call stands on the SwiftUI view that the form is meant for.
  private func isReceiver(_ form: ViewTypeFacts) -> Bool { receiverName == form.swiftUIView }

  // MARK: Fix

  private enum Plan {
    case change(ViewTypeFacts, arguments: String, imports: [SourceEdit])
    /// Nothing is changed, for a reason in words.
    case left(String)
  }

  /// The call and its import in today's form; nil where that cannot be told.
  var fix: FixIt? {
    guard case .change(let form, let arguments, let imports) = plan else { return nil }
    return FixIt("Write 'introspect(.\(form.callForm), on: …)'", .needsReview, callEdits(arguments) + imports)
  }

  private var plan: Plan {
    guard let method = methods.first else { return .left("no platform that the code is built for has it") }
    guard methods.count == 1 else { return .left("whether UIKit or AppKit is meant cannot be seen here") }
    guard method.nativeClasses.count == 1, let nativeClass = method.nativeClasses.first else {
      return .left("the closure takes two objects, and that of its successor takes one")
    }
    let form: ViewTypeFacts
    let scope: String?
    switch successor {
    case .none: return .left("no form gives a closure the \(nativeClass)")
    case .unclear: return .left("which of the forms is meant cannot be seen here")
    case .form(let found, let stated): (form, scope) = (found, stated)
    }
    let clauses: String
    switch versions(of: form, for: method) {
    case .clauses(let text): clauses = text
    case .left(let reason): return .left(reason)
    }
    guard let imports = LegacyImport.edits(migrating: site, in: file) else {
      return .left("the import hangs on a condition or an attribute, which somebody has to look at too")
    }
    let arguments = [".\(form.callForm)", "on: \(clauses)"] + (scope.map { ["scope: \($0)"] } ?? [])
    return .change(form, arguments: arguments.joined(separator: ", "), imports: imports)
  }

  private enum Versions {
    case clauses(String)
    case left(String)
  }

  /// `.iOS(.v15, …)`: all that the deployment target asks for, where the class is the same throughout.
  ///
  /// Where no target is known, the old call ran from the first version with the class on.
  private func versions(of form: ViewTypeFacts, for method: LegacyMethod) -> Versions {
    let targets = file.settings.targets
    let buildable = method.platforms.filter(place.mayBuild)
    var platforms = buildable.filter { targets[$0] != nil }
    if platforms.isEmpty { platforms = Array(buildable.prefix(1)) }
    var clauses: [String] = []
    for platform in platforms {
      let known = file.registry.versions(on: platform)
      let oldest = targets[platform].flatMap { target in known.last { $0 <= target.lowest } }
      var versions = known.filter { version in
        oldest.map { $0 <= version } ?? true && file.settings.newest[platform].map { version <= $0 } ?? true
          && form.status(on: platform, version).isAvailable && place.mayRun(version, on: platform)
          && isInLibrary(form, platform, version)
      }
      func hasClass(_ version: OSVersion) -> Bool { form.nativeClasses(on: platform, version) == method.nativeClasses }
      if targets[platform] == nil { versions = Array(versions.drop { !hasClass($0) }) }
      if let other = versions.first(where: { !hasClass($0) }) {
        let version = PlatformVersion(platform, other).displayName
        let classes = form.nativeClasses(on: platform, other).joined(separator: " or ")
        let taken = method.nativeClasses[0]
        return .left("on \(version) '.\(form.callForm)' gives a \(classes), and the closure takes a \(taken)")
      }
      if !versions.isEmpty { clauses.append(PlatformVersions(platform, versions).clause) }
    }
    if clauses.isEmpty { return .left("'.\(form.callForm)' exists on no version that the code runs on") }
    return .clauses(clauses.joined(separator: ", "))
  }

  /// Whether the release in use, which has both modules, has the version; true where no release is known.
  private func isInLibrary(_ form: ViewTypeFacts, _ platform: Platform, _ version: OSVersion) -> Bool {
    guard let library = file.settings.library, let since = form.since(on: platform, version) else { return true }
    return since <= library
  }

  private func callEdits(_ arguments: String) -> [SourceEdit] {
    let name = site.nameToken
    let nameRange = tokens.range(name..<name + 1)
    guard let first = site.arguments.first else {
      // Between the parentheses there may be a comment.
      guard tokens.kind(name + 1) == .leftParen, tokens.kind(name + 2) == .rightParen, !tokens.startsLine(name + 1)
      else {
        return [SourceEdit(replacing: nameRange, with: "introspect(\(arguments))")]
      }
      return [
        SourceEdit(replacing: nameRange, with: "introspect"),
        .insert(arguments, at: tokens.range(name + 1..<name + 2).end),
      ]
    }
    let label = first.label == nil ? "customize: " : ""
    return [
      SourceEdit(replacing: nameRange, with: "introspect"),
      .insert("\(arguments), \(label)", at: tokens.range(first.tokens).start),
    ]
  }
}

extension FileContext {
  /// The type that an extension around a call is for: what `self` is there.
  fileprivate func extendedType(around site: CallSite) -> String? {
    let type = structure.declarations(outwardsFrom: site.enclosing).first { $0.kind.isNominal }
    return type?.kind == .extension ? type?.name : nil
  }
}

// MARK: - Which form is meant

/// The form that takes the place of a method where its call stands.
private enum Successor {
  case form(ViewTypeFacts, scope: String?)
  /// Several forms may be meant.
  case unclear
  /// No form gives the class.
  case none

  init(
    _ methods: [LegacyMethod], on receiver: ViewExpression?, named name: String?, around site: CallSite,
    in file: FileContext
  ) {
    self = .none
    guard methods.count == 1, let method = methods.first else { return }
    let forms = method.modernForms.compactMap(file.registry.viewType).filter { form in
      form.spans.contains { method.platforms.contains($0.platform) && $0.nativeClasses == method.nativeClasses }
    }
    guard !forms.isEmpty else { return }
    let isOnView = forms.contains { $0.swiftUIView == name }
    if isOnView {
      let own = forms.filter { $0.swiftUIView == name }
      self = Self.fitting(own, receiver, file).map { .form($0, scope: nil) } ?? .unclear
    } else if method.searchesAncestors, !Self.holds(receiver, method, forms, file),
      let (around, container) = Self.container(of: site, forms, file)
    {
      // A presentation or a cell looks outwards by itself.
      self =
        Self.fitting(around, container, file)
        .map { .form($0, scope: $0.defaultScope.contains(.ancestor) ? nil : ".ancestor") } ?? .unclear
    } else if forms.count == 1, !Self.hasVerticalAxis(receiver, file) {
      let isWide = method.searchesAncestors && !forms[0].defaultScope.contains(.ancestor)
      self = .form(forms[0], scope: isWide ? "[.receiver, .ancestor]" : nil)
    } else {
      self = .unclear
    }
    // The old method took the controller around it, and the new one would look inside the view first.
    if case .form(let form, _) = self, form.member == "viewController" { self = .form(form, scope: ".ancestor") }
  }

  /// The form for a view with the style that it has there; nil where that cannot be told.
  private static func fitting(
    _ forms: [ViewTypeFacts], _ view: ViewExpression?, _ file: FileContext
  ) -> ViewTypeFacts? {
    let plain = forms.filter { $0.style == nil }
    let styles = file.styles(of: forms[0].swiftUIView)
    switch view?.style(among: styles, in: file.structure) ?? .none {
    case .style(let style, _) where !style.isAutomatic:
      let exact = forms.filter { $0.style.flatMap { ViewStyle($0) } == style }
      if exact.count == 1 { return exact[0] }
      // A vertical text field is another view; the other styles are one view to a form that names none.
      if style.modifier == "axis", style.member == "vertical" { return nil }
      return plain.count == 1 ? plain[0] : nil
    case .unclear: return plain.count == 1 && !hasVerticalAxis(view, file) ? plain[0] : nil
    case .none, .style:
      if plain.count == 1 { return plain[0] }
      return plain.isEmpty && forms.count == 1 ? forms[0] : nil
    }
  }

  /// Whether a text field is given an axis other than a horizontal one, as far as can be seen.
  private static func hasVerticalAxis(_ view: ViewExpression?, _ file: FileContext) -> Bool {
    guard let axis = view?.creation?.arguments.first(where: { $0.label == "axis" }) else { return false }
    return file.tokens.text(axis.value) != ".horizontal"
  }

  /// The nearest view around the call that one of the forms is for.
  private static func container(
    of site: CallSite, _ forms: [ViewTypeFacts], _ file: FileContext
  ) -> (forms: [ViewTypeFacts], view: ViewExpression)? {
    for view in Surroundings(of: site.chainStart, in: file).enclosingViews {
      let around = forms.filter { $0.swiftUIView == view.viewName }
      if !around.isEmpty { return (around, view) }
    }
    return nil
  }

  /// Whether something of the kind stands in what the call is applied to, so that it may mean that.
  private static func holds(
    _ receiver: ViewExpression?, _ method: LegacyMethod, _ forms: [ViewTypeFacts], _ file: FileContext
  ) -> Bool {
    guard let receiver else { return false }
    var names = Set(forms.map(\.swiftUIView))
    if method.name == "introspectScrollView" {
      names.formUnion(["ScrollView", "List", "Form", "Table", "TabView", "TextEditor", "TextField", "Map"])
    }
    return ViewContents(of: receiver, in: file).views.contains { $0.viewName.map(names.contains) ?? false }
  }
}
