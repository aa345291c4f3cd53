let a = (1 /* opens /* and opens */ and is never closed
let b = "/*"
