// Delimiters with `#`: what escapes, what ends, and what only looks like it.
let path = #"C:\Users\("nobody")\n"#
let shown = #"\#(path) and \(path) and "quoted" and \#n"#
let deeper = ##"one "# two \#(path) three \##(path)"##
let quote = #"""#
let quotes = #""""#
let onOneLine = ##"""a"##
let pattern = #"^\s*"([^"\\]|\\.)*"\s*$"#
let lines = #"""
  "\(path)" stays, \#(path) does not \#
  and neither does that break; """ is only three quotes here, and so is """"
  """#
let both = ##"""
  #"\#(path)"# """# \##(#"\#(quote)"#)
  """##
