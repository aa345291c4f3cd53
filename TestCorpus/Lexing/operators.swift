// Runs of operator characters, and where they end.
prefix operator √
infix operator ..+ : AdditionPrecedence
infix operator <~> : AdditionPrecedence
postfix operator ^^
prefix func √ (value: Double) -> Double { value.squareRoot() }
func ..+ (a: Int, b: Int) -> Int { a + b }
func <~> (a: Int, b: Int) -> Bool { a < b && !(a == b) || a >= b }
postfix func ^^ (a: Int) -> Int { a &* a }
struct Box<Value> { var value: Value?; var nested: Box<Box<Value>>? { nil } }
let box: Box<Box<Int>?>? = nil
let deep = box?.value??.value!
let open: [Int?]=[nil]
let root = -√4.0 + +1
let range = [1, 2, 3][...1].count ..+ (0..<5).count
let chosen = root>0 ? deep==nil ? 1:2 : range
let mask = ~0&0xFF|1<<3^2
let powers = 3^^*2
let closure: (inout Int) -> Void = { $0 += 1; $0&-=1 }
var counter = 0
closure(&counter)
let keyPath = \Box<Int>.value?.description
let metatype = Box<Dictionary<Int, Array<Int>>>.self
