// A byte order mark before, line breaks of every kind within.
let a = 1
/* one
   two */ let b = """
  text \
  more
  """
let c = a// After a lone return.let d = b
