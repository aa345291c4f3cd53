import IntrospectFacts
import IntrospectSyntax

/// A type of a file that represents a native view and is there to hand one over: it stores a closure that takes a
/// native object, or a binding of one.
struct WrittenProbe {
  let structure: FileStructure
  /// The place of the type among the declarations of the file.
  let number: Int
  private var tokens: TokenBuffer { structure.tokens }
  private var tree: TokenTree { structure.tree }

  var type: Declaration { structure.declarations[number] }

  /// A read of something that only a view in a window has.
  struct Access {
    /// `window`, `superview` …
    let name: String
    /// Where it is read.
    let token: Int
    /// The call in the method that leads there; nil for a read in the method itself.
    let call: Int?
    let method: Declaration
    /// Whether it happens before the method returns.
    let isAtOnce: Bool

    var isInMake: Bool { ProbeDeclarationReader.makers.contains(method.name) }
  }

  /// The probes of a file that represent views, in order of place.
  static func all(in structure: FileStructure) -> [WrittenProbe] {
    structure.declarations.indices.compactMap { number in
      let type = structure.declarations[number]
      guard type.kind == .struct, type.inheritance.contains(where: viewRepresentables.contains) else { return nil }
      let probe = WrittenProbe(structure: structure, number: number)
      return probe.handsOver ? probe : nil
    }
  }

  private static let viewRepresentables: Set<String> = ["UIViewRepresentable", "NSViewRepresentable"]

  private var handsOver: Bool {
    let reader = ProbeDeclarationReader(structure: structure)
    return structure.members(of: number).contains { member in
      guard member.kind == .variable, !member.isComputed else { return false }
      return reader.isClosureOverNativeObject(member, of: type) || isBinding(member, reader)
    }
  }

  /// `@Binding var scrollView: UIScrollView?`, `let scrollView: Binding<UIScrollView?>`
  private func isBinding(_ member: Declaration, _ reader: ProbeDeclarationReader) -> Bool {
    guard var range = member.type, !range.isEmpty else { return false }
    if !member.hasAttribute("Binding") {
      guard tokens.isText(range.lowerBound, "Binding"), tokens.isText(range.lowerBound + 1, "<"), range.count > 3 else {
        return false
      }
      range = range.lowerBound + 2..<range.upperBound
    }
    let name = tokens.name(range.lowerBound)
    return NativeClassName.isView(name) || reader.isGeneric(name, of: type)
  }

  // MARK: Code

  /// The functions of all parts of the type in the file.
  var functions: [Declaration] {
    let name = DeclarationName.baseName(of: type.name)
    return structure.functions(ofTypeNamed: name)
  }

  /// What the methods that make and update the view read of its surroundings, in order of place.
  func accesses() -> [Access] {
    let functions = functions
    return functions.flatMap { method -> [Access] in
      guard let body = method.body else { return [] }
      let isMake = ProbeDeclarationReader.makers.contains(method.name)
      guard isMake || ProbeDeclarationReader.updaters.contains(method.name) else { return [] }
      let names = isMake ? returnedNames(of: body) : Set(method.parameters.prefix(1).map(\.name))
      let own = reads(of: names, in: body).map { token in
        Access(name: tokens.name(token), token: token, call: nil, method: method, isAtOnce: runsAtOnce(token, in: body))
      }
      return own + followed(names, in: method, body, among: functions)
    }
  }

  /// What the methods read that a method hands the view to.
  private func followed(
    _ names: Set<String>, in method: Declaration, _ body: Range<Int>, among functions: [Declaration]
  ) -> [Access] {
    var found: [Access] = []
    for index in region(body) where tokens.kind(index) == .identifier && tokens.kind(index + 1) == .leftParen {
      guard tokens.kind(index - 1) != .period || tokens.isText(index - 2, "self"),
        let helper = functions.first(where: { $0.name == tokens.name(index) }), let inner = helper.body
      else { continue }
      let call = tree.call(behind: index)
      guard call.arguments.count == helper.parameters.count else { continue }
      let given = call.arguments.indices.filter { place in
        let value = call.arguments[place].value
        return value.count == 1 && names.contains(tokens.name(value.lowerBound))
      }
      guard given.count == 1 else { continue }
      let isAtOnce = runsAtOnce(index, in: body)
      found += reads(of: [helper.parameters[given[0]].name], in: inner).map { token in
        Access(
          name: tokens.name(token), token: token, call: index, method: method,
          isAtOnce: isAtOnce && runsAtOnce(token, in: inner))
      }
    }
    return found
  }

  /// The names that `return` hands out.
  private func returnedNames(of body: Range<Int>) -> Set<String> {
    Set(body.compactMap { index in
      tokens.isText(index, "return") && tokens.kind(index + 1) == .identifier ? tokens.name(index + 1) : nil
    })
  }

  /// What only a view that was put somewhere has.
  private static let surroundings: Set<String> = ["window", "superview", "next", "nextResponder", "enclosingScrollView"]

  /// `view.window`, `view?.superview`: not where it is only asked whether there is one.
  private func reads(of names: Set<String>, in body: Range<Int>) -> [Int] {
    region(body).filter { index in
      guard tokens.kind(index) == .identifier, tokens.kind(index - 1) == .period,
        Self.surroundings.contains(tokens.name(index)), tokens.kind(index + 1) != .leftParen,
        tokens.kind(index + 1) != .equal, !isCompared(index)
      else { return false }
      var head = index - 2
      if tokens.kind(head) == .questionMark || tokens.kind(head) == .exclamationMark { head -= 1 }
      return tokens.kind(head) == .identifier && tokens.kind(head - 1) != .period && names.contains(tokens.name(head))
    }
  }

  private func isCompared(_ index: Int) -> Bool {
    tokens.isText(index + 1, "==") || tokens.isText(index + 1, "!=")
  }

  private func region(_ body: Range<Int>) -> [Int] {
    var region = RunRegion(structure: structure)
    region.read(body)
    return region.ranges.flatMap { Array($0) }
  }

  /// Whether no closure around the token, inside the body, is for a later turn.
  private func runsAtOnce(_ token: Int, in body: Range<Int>) -> Bool {
    var place = token
    while let open = tree.brackets.opener(of: place), open >= body.lowerBound {
      if tokens.kind(open) == .leftBrace, structure.isClosure(open),
        let name = structure.use(ofClosureAt: open).calleeName, ClosureTiming.timing(ofCallee: name) == .deferred
      {
        return false
      }
      place = open
    }
    return true
  }
}

extension FileStructure {
  /// The functions of all parts of a type in the file; the name is without the types around it.
  func functions(ofTypeNamed name: String) -> [Declaration] {
    numbers(named: name).filter { declarations[$0].kind.isNominal }.flatMap(members).filter { $0.kind == .function }
  }
}
