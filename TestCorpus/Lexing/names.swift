// Names in every form, and words that are reserved only sometimes.
struct `class` { static let `default` = 1, `self` = 2, `the answer` = 42 }
let `é` = `class`.`default`, `1st` = `class`.`the answer`
let größe = 1, 名前 = 2, имя = 3, 🎉 = 4, 👨‍👩‍👧 = 5
let _ = größe + 名前 + имя + 🎉 + 👨‍👩‍👧
@propertyWrapper struct Wrapper { var wrappedValue: Int; var projectedValue: Int { wrappedValue } }
struct Holder {
  @Wrapper var get = 1
  var set: Int { $get + self.get }
  func `func`(in for: Int, init: Int) -> Int { `for` + `init` }
  func some(any each: Int) -> Int { each }
}
let sum = [1, 2].reduce(0) { $0 + $1 }
let called = Holder().func(in: 1, init: 2)
let member = Holder.init(get: 1).set
let type = Holder.Type.self
let async = 1, open = async, actor = open
