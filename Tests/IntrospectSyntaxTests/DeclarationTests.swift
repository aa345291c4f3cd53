import IntrospectSyntax
import Testing

private func description(_ source: String) -> [String] {
  StructureDescription(FileStructure(SourceText(path: "Test.swift", text: source))).text
    .split(separator: "\n").map { String($0.drop { $0 != " " }.dropFirst()) }
}

@Suite struct DeclarationTests {
  @Test func readsImportsWithTheirAttributes() {
    let source = """
      import SwiftUI
      @_spi(Advanced) import SwiftUIIntrospect
      @_implementationOnly import Introspect
      internal import UIKit.UIView
      import class AppKit.NSView
      #if canImport(Testing)
      @testable import App
      #endif
      """
    #expect(
      description(source) == [
        "import SwiftUI", "@_spi(Advanced) import SwiftUIIntrospect", "@_implementationOnly import Introspect",
        "import UIKit", "import AppKit", "@testable import App",
      ])
  }

  @Test func readsTypesAndTheirHeaders() {
    let source = """
      @MainActor final class Model<T: Hashable>: NSObject, ObservableObject where T: Sendable {
        struct Row: View, Equatable {}
        enum Kind { case a, b(Int), c }
        private protocol P: AnyObject { func f() }
      }
      actor Store {}
      extension Foo.Bar: @retroactive View where Self: AnyObject {}
      extension Array<Int> {}
      indirect enum Tree { indirect case node(Tree) }
      """
    #expect(
      description(source) == [
        "@MainActor class Model : NSObject, ObservableObject where T: Sendable",
        "struct Model.Row : View, Equatable",
        "enum Model.Kind", "enumCase Model.Kind.a", "enumCase Model.Kind.b", "enumCase Model.Kind.c",
        "private protocol Model.P : AnyObject", "function Model.P.f",
        "actor Store",
        "extension Foo.Bar : View where Self: AnyObject",
        "extension Array",
        "enum Tree", "enumCase Tree.node",
      ])
  }

  @Test func readsVariables() {
    let source = """
      struct S {
        @State private var a = 1
        @SwiftUI.State
        var b: UIScrollView?
        weak var c: UIView? { didSet { print(c!) } }
        public fileprivate(set) weak var d: Model?
        unowned(unsafe) let e: Model
        lazy var f = { Model() }()
        static let g: [String: Int] = [:], h = 2
        var i: Int { 3 }
        var j: Int { get { 4 } set { } }
        var k: Int = 5 { willSet(new) { } }
        let (l, m) = (1, 2)
        var n: Array<Set<Int>>?
        var o: (Int) -> Void = { _ in }
        nonisolated let p: some View
        class var q: Int { 1 }
      }
      """
    #expect(
      description(source) == [
        "struct S",
        "@State private stored variable S.a = 1",
        "@SwiftUI.State stored variable S.b -> UIScrollView?",
        "weak stored variable S.c -> UIView?",
        "weak private stored variable S.d -> Model?",
        "unowned stored variable S.e -> Model",
        "lazy stored variable S.f = { Model() }()",
        "static stored variable S.g -> [String: Int] = [:]",
        "static stored variable S.h = 2",
        "computed variable S.i -> Int",
        "computed variable S.j -> Int",
        "stored variable S.k -> Int = 5",
        "stored variable S.l = (1, 2)",
        "stored variable S.m = (1, 2)",
        "stored variable S.n -> Array<Set<Int>>?",
        "stored variable S.o -> (Int) -> Void = { _ in }",
        "stored variable S.p -> some View",
        "static computed variable S.q -> Int",
      ])
  }

  @Test func readsFunctions() {
    let source = """
      class C {
        init?(x: Int = f(1, 2)) { }
        deinit { }
        override func a(_ b: UIView, for c: @escaping (Int) -> Void, d: inout [Int]) async throws(E) -> some View { }
        static func == (l: C, r: C) -> Bool { true }
        subscript(i: Int) -> Int { 0 }
        func g<T>(_ x: T) -> T where T: View { let local = x; return local }
        convenience init(y: Int...) { self.init(x: 1); super.init() }
      }
      """
    #expect(
      description(source) == [
        "class C",
        "initializer C.init (x x: Int)",
        "deinitializer C.deinit",
        "override function C.a (_ b: UIView, for c: @escaping (Int) -> Void, d d: inout [Int]) -> some View",
        "static function C.== (l l: C, r r: C) -> Bool",
        "subscript C.subscript (i i: Int) -> Int",
        "function C.g where T: View (_ x: T) -> T",
        "stored variable C.g.local = x",
        "initializer C.init (y y: Int)",
      ])
  }

  @Test func leavesBindingsAndLabelsAlone() {
    let source = """
      func f() {
        if let a = b, case .c(let d) = e, var g = h { }
        guard let i else { return }
        for var j in k { }
        while let l = m() { }
        switch n { case let .o(p): break; case .class: break }
        q(class: 1, var: 2, func: 3)
        let r = s.init, t = u.self
        x.extension(y)
        UIView.animate { self.actor = open }
        do { } catch let error { print(error) }
      }
      """
    #expect(
      description(source) == [
        "function f", "stored variable f.r = s.init", "stored variable f.t = u.self",
      ])
  }

  @Test func readsLocalsInsideClosuresOfInitialValues() {
    let source = """
      let view: UIView = {
        let label = UILabel()
        return label
      }()
      var next = 1
      """
    #expect(
      description(source) == [
        "stored variable view -> UIView = { let label = UILabel() return label }()",
        "stored variable view.label = UILabel()",
        "stored variable next = 1",
      ])
  }
}
