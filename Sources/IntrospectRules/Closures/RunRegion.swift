import IntrospectFacts
import IntrospectSyntax

/// Finds the code of a closure that runs whenever the closure runs.
struct RunRegion {
  let structure: FileStructure
  private(set) var ranges: [Range<Int>] = []
  private(set) var keptClosures: [Int] = []

  init(structure: FileStructure) { self.structure = structure }

  /// The compiler takes no more brackets in one another. What stands deeper is nobody's code, and reading on outwards
  /// from each place of it would take the square of the depth.
  private static let depthLimit = 256

  /// Reads the body of a closure, over the closures inside that run with it.
  mutating func read(_ body: Range<Int>) {
    let tree = structure.tree
    // Local functions and types run only where they are called.
    var skipped: [Int: Int] = [:]
    for declaration in structure.declarations(in: body) where declaration.kind.isNominal || declaration.kind == .function {
      skipped[declaration.tokens.lowerBound] = declaration.tokens.upperBound
    }
    var start = body.lowerBound
    var index = start
    var depth = 0
    func end(_ ranges: inout [Range<Int>]) { if start < index { ranges.append(start..<index) } }
    while index < body.upperBound {
      var next: Int?
      if let behind = skipped[index] {
        next = behind
      } else if structure.tokens.kind(index) == .leftBrace, structure.isClosure(index), !runs(closureAt: index) {
        keptClosures.append(index)
        next = tree.brackets.partner(of: index).map { $0 + 1 }
      } else if let partner = tree.brackets.partner(of: index) {
        depth += partner > index ? 1 : -1
        if depth > Self.depthLimit {
          depth -= 1
          next = partner + 1
        }
      }
      guard let next else {
        index += 1
        continue
      }
      end(&ranges)
      index = max(next, index + 1)
      start = index
    }
    end(&ranges)
  }

  private func runs(closureAt open: Int) -> Bool {
    let use = structure.use(ofClosureAt: open)
    if use == .immediatelyCalled { return true }
    guard let name = use.calleeName, let timing = ClosureTiming.timing(ofCallee: name) else { return false }
    switch timing {
    case .immediate, .deferred: return true
    case .retained: return false
    }
  }
}
