func f(<#parameter#>: <#Type#>) -> Array<<#Element#>> {
  if a <<#b#> { <#code#> }
  let x = <#T##Int#> + <# spaces (and brackets { #>
  return x <#not closed
}
