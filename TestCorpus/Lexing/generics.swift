// Angle brackets that are brackets, and others that compare. The lexer calls all of them operators.
struct Pair<First, Second> { var first: First; var second: Second }
func make<A, B>(_ a: A, _ b: B) -> Pair<A, Pair<B, [A: B]>>? where A: Hashable, B: Comparable { nil }
let a = 1, b = 2, c = 3
let compared = (a < b, c > (a))
let shifted = a << b >> c
let pair = Pair<Pair<Int, Int?>, [Pair<Int, Int>]>?.none
let optional: Optional<Optional<Int>>=nil
let casted = pair as Any as? Dictionary<String, Array<Int>>
let function: (Pair<Int, Int>) -> Array<Int>.Element? = { _ in nil }
extension Pair: Equatable where First: Equatable, Second: Equatable {
  static func < <T>(left: Self, right: T) -> Bool { false }
}
let small = a<b, large = a>b
