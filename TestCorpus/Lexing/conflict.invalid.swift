struct Merged {
<<<<<<< HEAD
  let a = "one
=======
  let a = 'two {
>>>>>>> branch
  let b = 1 <<<<<<< 2
}
>>>> ORIGINAL file.swift#1
  }}}
==== THEIRS file.swift#2
  (((
<<<<
// This line belongs to the conflict as well.
let c = 1
