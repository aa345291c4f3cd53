// Slashes that are operators, whatever else their line holds.
infix operator /^/ : MultiplicationPrecedence
func /^/ (left: Int, right: Int) -> Int { left / right / 1 }
let a = 6
let b = 3
let half = a / 2 / b
let tight = a/b/2
let called = (a)/b + [a][0]/b/1
let both = a/b + "/".count / b
let reduced = [1, 2].reduce(8, /)
let picked: (Int, Int) -> Int = (/)
let passed = [8, 4].enumerated().map { $0.offset / $1.self / b } // of / these
let forced = Optional(a)! / b / 1
let comment = a /* in / between */ / b // and / after
let chained =
  a
  / 2
  / b
let literal = 8.0 / 2.0 / 1e0
let path = "a/b" + "/c/"
extension Array { func map(_ f: (Int, Int) -> Int) -> Int { f(count, 1) / 1 / 1 } }
