import IntrospectFacts
import IntrospectSyntax

/// Flags a call of the module that the library had until 0.12.0.
struct LegacyIntrospectAPIRule: Rule {
  static let info = RuleInfo(
    id: "legacy-introspect-api", topic: .versions, severity: .warning,
    summary: "A call uses the module 'Introspect', which the library no longer has.",
    rationale: """
      `introspectScrollView` and its like belong to the first module of the library. Its methods are deprecated since \
      0.7.0, and 1.0.0 removed it, so a project with such a call is held at an old release. They also run on every \
      system, whether or not SwiftUI still has that class there: `introspectTableView` finds nothing behind a List on \
      iOS 16. The module `SwiftUIIntrospect` asks for the versions that the closure was written for.

      The old methods searched what encloses the view too. Their successors look at the receiver unless `scope:` says \
      otherwise. The fix is offered where exactly one form gives the same class; read the versions before you take it, \
      and update the package with it.
      """,
    examples: [
      .flagged(
        """
        import Introspect
        import SwiftUI
        import UIKit

        struct Feed: View {
          var body: some View {
            ScrollView { Posts() }
              .introspectScrollView { scrollView in  // expect: legacy-introspect-api
                scrollView.bounces = false
              }
          }
        }
        """,
        fixed: """
          import SwiftUIIntrospect
          import SwiftUI
          import UIKit

          struct Feed: View {
            var body: some View {
              ScrollView { Posts() }
                .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { scrollView in  // expect: legacy-introspect-api
                  scrollView.bounces = false
                }
            }
          }
          """),
      .accepted(
        """
        import SwiftUI
        import SwiftUIIntrospect

        struct Feed: View {
          var body: some View {
            ScrollView { Posts() }
              .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { scrollView in
                scrollView.bounces = false
              }
          }
        }
        """),
    ])

  init(options: NoOptions) {}

  func check(_ site: CallSite, in file: FileContext, into findings: inout Findings) {
    guard file.judgesVersionLists, isLegacy(site, in: file) else { return }
    // Before 0.4.0 there is nothing to move to.
    if let library = file.settings.library, library < LibraryFeature.modernModule.since { return }
    // A release without the old module, and no import of it: some other package has the method.
    let importsModule = file.structure.imports.contains { $0.module == "Introspect" }
    if let library = file.settings.library, library > LegacyMethod.lastRelease, !importsModule { return }
    let end = "the module 'Introspect', which ended with \(LegacyMethod.lastRelease)"
    let place = file.tokens.range(site.nameToken..<site.nameToken + 1)
    guard case .legacy(let name) = site.api else {
      return findings.report(
        "'introspect(selector:)' belongs to \(end); a type of your own, an IntrospectableViewType, replaces it",
        at: place)
    }
    let migration = LegacyMigration(of: site, named: name, in: file)
    findings.report(
      "'\(name)' belongs to \(end)\(migration.successors)", at: place, label: "removed in 1.0.0",
      notes: migration.notes.map { .init($0) }, fix: migration.fix)
  }

  private func isLegacy(_ site: CallSite, in file: FileContext) -> Bool {
    guard file.isCallSite(site) else { return false }
    switch site.api {
    // Where the project has one of that name too, it is what the compiler takes.
    case .legacy(let name): return !file.project.declaresFunction(named: name)
    case .legacySelector: return !file.project.declaresFunction(named: "introspect")
    case .introspect, .probe, .ownProbe: return false
    }
  }
}

/// What takes the place of one call of the old module.
private struct LegacyMigration {
  private let site: CallSite
  private let file: FileContext
  /// The methods of that name which the place can mean: one for each framework.
  private let methods: [LegacyMethod]
  private let place: PlaceConditions
  private let receiver: PostfixExpression
  private var tokens: TokenBuffer { file.tokens }

  init(of site: CallSite, named name: String, in file: FileContext) {
    self.site = site
    self.file = file
    place = PlaceConditions(of: site, in: file.tokens)
    receiver = file.structure.receiver(of: site)
    let place = place
    let buildable = file.registry.legacyMethods(named: name).filter { $0.platforms.contains(where: place.mayBuild) }
    methods = Self.narrowed(buildable, for: site, in: file)
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
    return notes
  }

  /// Whether the chain starts with the SwiftUI view that the form is meant for.
  private func isReceiver(_ form: ViewTypeFacts) -> Bool { receiver.headName == form.swiftUIView }

  // MARK: Fix

  /// The call and its import in today's form; nil where several forms fit, or none does in plain words.
  var fix: FixIt? {
    guard methods.count == 1, let method = methods.first, let form = form(of: method),
      let clauses = clauses(form, for: method), let imports = importEdits
    else { return nil }
    let arguments = ([".\(form.callForm)", "on: \(clauses)"] + [scope(form, of: method)].compactMap { $0 })
      .joined(separator: ", ")
    return FixIt("Write 'introspect(.\(form.callForm), on: …)'", .needsReview, callEdits(arguments) + imports)
  }

  private func form(of method: LegacyMethod) -> ViewTypeFacts? {
    // A vertical text field is another view.
    guard !receiver.steps.contains(where: { $0.arguments.contains { $0.label == "axis" } }) else { return nil }
    let forms = method.modernForms.compactMap(file.registry.viewType)
    let fitting = forms.count > 1 ? forms.filter { isReceiver($0) && $0.style == nil } : forms
    guard fitting.count == 1, let form = fitting.first, form.callForm == form.member,
      method.nativeClasses.count == 1
    else { return nil }
    return form
  }

  /// `.iOS(.v15, …)`: all that the deployment target asks for, where the class is the same throughout.
  private func clauses(_ form: ViewTypeFacts, for method: LegacyMethod) -> String? {
    let targets = file.settings.targets
    let buildable = method.platforms.filter(place.mayBuild)
    var platforms = buildable.filter { targets[$0] != nil }
    if platforms.isEmpty { platforms = Array(buildable.prefix(1)) }
    var clauses: [String] = []
    for platform in platforms {
      let known = file.registry.versions(on: platform)
      let oldest = targets[platform].flatMap { target in known.last { $0 <= target.lowest } }
      let versions = known.filter { version in
        oldest.map { $0 <= version } ?? true && file.settings.newest[platform].map { version <= $0 } ?? true
          && form.status(on: platform, version).isAvailable && place.mayRun(version, on: platform)
          && isInLibrary(form, platform, version)
      }
      guard !versions.isEmpty else { continue }
      guard versions.allSatisfy({ form.nativeClasses(on: platform, $0) == method.nativeClasses }) else { return nil }
      clauses.append(PlatformVersions(platform, versions).clause)
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  /// Whether the release in use, which has both modules, has the version; true where no release is known.
  private func isInLibrary(_ form: ViewTypeFacts, _ platform: Platform, _ version: OSVersion) -> Bool {
    guard let library = file.settings.library, let since = form.since(on: platform, version) else { return true }
    return since <= library
  }

  private func scope(_ form: ViewTypeFacts, of method: LegacyMethod) -> String? {
    // The old method took the controller around it, and the new one would look inside the view first.
    if form.member == "viewController" { return "scope: .ancestor" }
    guard method.searchesAncestors, !isReceiver(form), !form.defaultScope.contains(.ancestor) else { return nil }
    return "scope: [.receiver, .ancestor]"
  }

  private func callEdits(_ arguments: String) -> [SourceEdit] {
    let name = site.nameToken
    guard let first = site.arguments.first else {
      let isEmpty = tokens.kind(name + 1) == .leftParen && tokens.kind(name + 2) == .rightParen
      let range = tokens.range(name..<(isEmpty ? name + 3 : name + 1))
      return [SourceEdit(replacing: range, with: "introspect(\(arguments))")]
    }
    let label = first.label == nil ? "customize: " : ""
    return [
      SourceEdit(replacing: tokens.range(name..<name + 1), with: "introspect"),
      .insert("\(arguments), \(label)", at: tokens.range(first.tokens).start),
    ]
  }

  /// What becomes of the imports; nil where that is not clear.
  ///
  /// The old module goes with its last call, and stays as long as something else in the file may need it.
  private var importEdits: [SourceEdit]? {
    let imports = file.structure.imports
    guard let old = imports.first(where: { $0.module == "Introspect" }),
      !imports.contains(where: { $0.module == "SwiftUIIntrospect" })
    else { return [] }
    let keyword = old.keyword
    // A condition such as `canImport(Introspect)` would have to change too.
    guard file.structure.tree.conditionals.branches(around: keyword).isEmpty, old.attributes.isEmpty,
      tokens.isText(keyword + 1, "Introspect"), old.tokens.upperBound == keyword + 2
    else { return nil }
    let module = tokens.range(keyword + 1..<keyword + 2)
    if isLastUse { return [SourceEdit(replacing: module, with: "SwiftUIIntrospect")] }
    let lineStart = tokens.lineStart(of: old.tokens.lowerBound, orElse: tokens.source.lineBreak)
    return [.insert(lineStart + "import SwiftUIIntrospect", at: module.end)]
  }

  private var isLastUse: Bool {
    let words: Set<String> = [
      "Introspect", "inject", "TargetViewSelector", "UIKitIntrospectionView", "UIKitIntrospectionViewController",
      "AppKitIntrospectionView", "IntrospectionUIView", "IntrospectionNSView", "IntrospectionUIViewController",
    ]
    let otherSites = file.structure.callSites.contains { other in
      guard other.nameToken != site.nameToken else { return false }
      switch other.api {
      case .legacy, .legacySelector: return true
      case .introspect, .probe, .ownProbe: return false
      }
    }
    let imported = Set(file.structure.imports.flatMap { Array($0.tokens) })
    return !otherSites
      && !(0..<tokens.endIndex).contains { index in
        tokens.kind(index) == .identifier && !imported.contains(index) && words.contains(tokens.name(index))
      }
  }
}

extension TokenBuffer {
  /// The line break before a token that starts a line; `other` for one that starts the file.
  fileprivate func lineStart(of index: Int, orElse other: String) -> String {
    let text = lineStart(of: index)
    return text.contains { $0.isNewline } ? text : other
  }
}
