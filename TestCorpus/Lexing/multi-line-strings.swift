// Literals of several lines, and what they may hold.
let value = 3
let text = """
  A "word" and ""two"" and \"""three\"""
  // no comment, /* nor this one
  \(value) \(
    value +
      1  // a comment within
  )
  one line \
  that goes on
  """
let inner = """
  \("""
    \("\(value)")
    """)
  """
let json = """
  { "list": [1, 2, { "introspect": ".introspect(.list, on: .iOS(.v16))" }] }
  """
