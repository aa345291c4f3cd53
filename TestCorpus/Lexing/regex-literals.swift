// Slashes that open a regular expression.
let simple = /a(b)c/
let quotes = /"[^"]*"/
let braces = /\{(?<name>[^}]*)\}/
let slash = /https?:\/\/[a-z]+/
let list = [/a/, /b[\/]c/, /c\ /] as [Any]
let words = "a b".split(separator: /\s+/)
let all = "abc".wholeMatch(of: /./) != nil && "x".contains(/y|z/)
let attempt = try? /^ a/.firstMatch(in: "a")
func pick(_ flag: Bool) -> Regex<Substring> {
  if flag { return /a+/ }
  return flag ? /b/ : /c/
}
let extended = #/usr/(local/)?bin/#
let pounds = ##/a#/b/##
let lines = #/
  (?<year>  \d{4} )  # four digits, "unbalanced ( quotes
  /              # a slash
  (?<month> \d\d )
  /#
let inside = "\(["a"].filter { $0.contains(/[ab]/) }.count)"
