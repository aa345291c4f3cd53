import IntrospectFacts
import IntrospectSyntax

/// The bridging code of one file, read once for all rules, and only where a rule asks.
///
/// One judgement, on one thread, owns it.
final class BridgingReadings: @unchecked Sendable {
  private var representables: [Representable]?
  private var bodies: [Int: [CustomizeBody]] = [:]
  private var hosts: [HostCreation]?
  private var namesHost: Bool?
  private var regions: [Int: [Range<Int>]] = [:]

  func representables(in file: FileContext) -> [Representable] {
    if let representables { return representables }
    let found = file.isTestCode ? [] : RepresentableReader(structure: file.structure).representables()
    representables = found
    return found
  }

  func hosts(in file: FileContext) -> [HostCreation] {
    if let hosts { return hosts }
    let found =
      file.namesHost
      ? HostCreationReader(structure: file.structure).creations(at: file.identifiers(named: BridgingWords.hosts)) : []
    hosts = found
    return found
  }

  func namesHost(in file: FileContext) -> Bool {
    if let namesHost { return namesHost }
    let found = !file.isTestCode && BridgingWords.nameHost(in: file.tokens)
    namesHost = found
    return found
  }

  /// What runs whenever the function at `number` runs; all of a function without a body.
  func regions(of number: Int, in structure: FileStructure) -> [Range<Int>] {
    if let known = regions[number] { return known }
    guard let body = structure.declarations[number].body else { return [0..<structure.tokens.endIndex] }
    var region = RunRegion(structure: structure)
    region.read(body)
    regions[number] = region.ranges
    return region.ranges
  }

  func bodies(ofUpdater number: Int, of representable: Representable, in file: FileContext) -> [CustomizeBody] {
    if let bodies = bodies[number] { return bodies }
    let structure = file.structure
    var found: [CustomizeBody] = []
    if let body = RepresentableReader(structure: structure).body(ofUpdater: number, of: representable) {
      // Only what stands in the file is followed: what the project declares elsewhere is not looked for.
      let reader = CustomizeBodyReader(file: file, declarations: ProjectDeclarations())
      found = reader.bodies(from: body)
    }
    bodies[number] = found
    return found
  }
}

extension FileContext {
  /// The types of the file that show native views in SwiftUI.
  var representables: [Representable] { bridging.representables(in: self) }

  /// The places of the file where a host of SwiftUI views is made.
  var hosts: [HostCreation] { bridging.hosts(in: self) }

  /// Whether the file may make hosts of SwiftUI views, or tie them to view controllers.
  var namesHost: Bool { bridging.namesHost(in: self) }

  /// The code that runs at each update of the native view: the methods of a representable, and the functions of the
  /// file that they hand the view to.
  func updateBodies(of representable: Representable) -> [CustomizeBody] {
    representable.updaters.flatMap { bridging.bodies(ofUpdater: $0, of: representable, in: self) }
  }

  /// The code that makes the native view.
  func makeBodies(of representable: Representable) -> [CustomizeBody] {
    representable.makers.compactMap {
      RepresentableReader(structure: structure).body(ofMaker: $0, of: representable)
    }
  }

  /// Whether the file is one of tests, where bridging code is part of an experiment.
  var isTestCode: Bool { structure.importedModules.contains("XCTest") || structure.importedModules.contains("Testing") }

  /// Whether the place is a preview.
  func isPreview(_ token: Int) -> Bool {
    let around = structure.declarations(outwardsFrom: structure.declaration(around: token))
    if around.contains(where: { $0.inheritance.contains("PreviewProvider") }) { return true }
    var place = token
    while let open = structure.tree.brackets.opener(of: place) {
      // `#Preview { … }`, `#Preview("Name") { … }`
      var name = open - 1
      if tokens.kind(name) == .rightParen, let paren = structure.tree.brackets.partner(of: name) { name = paren - 1 }
      if tokens.kind(open) == .leftBrace, tokens.text(name).hasSuffix("Preview") { return true }
      place = open
    }
    return false
  }
}
