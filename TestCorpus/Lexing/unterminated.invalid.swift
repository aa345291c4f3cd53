// Everything that can be left open, each in its own line.
let a = "no end
let b = "an interpolation \(without its end
let c = #"not enough" pounds
let d = 'one quote
let e = `no partner
let f = #/no slash
let g = ( [ {
let h = <#no end
let i = “no partner
let j = """
  \("inner \(a
  b)
  """
let k = #/
  on more lines
let l = """
  and this one to the end of the file
