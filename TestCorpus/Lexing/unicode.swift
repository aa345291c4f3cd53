// 注释：汉字、表情 👩🏽‍💻 和 “引号” — nothing of this is a token.
let 问候 = "你好，\(名字)！" /* 块注释 */
let 名字 = "世界 🌍" + "🇨🇭👨‍👩‍👧‍👦é"
/// 列表
struct 列表<元素> { var 内容: [元素] = []; func 数(_ 值: 元素) -> Int { 内容.count } }
let 结果 = 列表<String>(内容: ["一", "二"]).数(问候)
infix operator ⊕ : AdditionPrecedence
func ⊕ (左: Int, 右: Int) -> Int { 左 + 右 }
let 和 = 结果 ⊕ 1⊕2
let `带 空格` = #"\#(问候) \(问候)"#
