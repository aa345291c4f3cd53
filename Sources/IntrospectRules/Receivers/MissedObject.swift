import IntrospectFacts
import IntrospectSyntax

/// What a call looks for in vain, and why.
struct MissedObject {
  enum Reason {
    /// It stands around the receiver.
    case around(ViewExpression)
    /// It is not there: on the platforms.
    case missing([Platform])
  }

  let site: CallSite
  let viewType: CallSite.ViewType
  let sought: SoughtObject
  let receiver: Receiver
  let reason: Reason

  /// Nil where the call may find something, and where that cannot be told.
  init?(_ call: VersionedCall, in file: FileContext) {
    guard let site = call.site, let viewType = call.viewType, let facts = call.facts,
      file.isReceiverScoped(site, facts), let sought = SoughtObject(of: call, in: file),
      let receiver = Receiver(of: site, in: file), !receiver.contents.isCutOff
    else { return nil }
    // A custom view is judged by whether the contents are complete.
    let known = receiver.contents.views.filter { view in
      view.viewName.map { !file.styles(of: $0).isEmpty } == true
    }
    let missing = sought.platformsWithout(in: receiver.view, known, file)
    // A wrong style is the nearer fault.
    guard !missing.isEmpty, StyleMismatch(call, in: file) == nil else { return nil }
    let surroundings = Surroundings(of: site.chainStart, in: file)
    let enclosing = surroundings.enclosingViews.first { sought.isSought($0, in: file) }
    if let enclosing {
      guard sought.isAll(missing) else { return nil }
      reason = .around(enclosing)
    } else {
      guard receiver.contents.isComplete else { return nil }
      reason = .missing(missing)
    }
    self.site = site
    self.viewType = viewType
    self.sought = sought
    self.receiver = receiver
    let names = (known + [receiver.view] + [enclosing].compactMap { $0 }).compactMap(\.viewName)
    guard file.areSwiftUIViews(names) else { return nil }
  }
}

extension SoughtObject {
  /// Whether what stands in `view` has the object above it, on all versions of the platforms that the call runs on: a
  /// view that shares a class only on some is another thing.
  func isSought(_ view: ViewExpression, in file: FileContext) -> Bool {
    let backings = view.stylesInForce(in: file)
    var isMet = false
    for platform in Set(places.map(\.platform)) {
      for version in facts.availableVersions(on: platform) {
        let classes = backings.flatMap { backing -> [String] in
          if case .classes(let classes) = backing.answer(on: platform, version) { classes } else { [] }
        }
        guard !classes.isEmpty else { continue }
        let wanted = facts.nativeClasses(on: platform, version)
        let isHere = wanted.contains { wanted in
          classes.contains { NativeComposition.encloses($0, with: wanted) }
        }
        guard isHere else { return false }
        isMet = isMet || places.contains { $0.platform == platform && $0.version == version }
      }
    }
    return isMet
  }
}
