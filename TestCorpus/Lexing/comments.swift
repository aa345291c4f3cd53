#!/usr/bin/env swift
// A line; /* this opens nothing
/* A block; // this ends nothing, " neither */
/* outer /* inner */ still a comment */ let a = 1 /* between */ + /**/ 2 // behind
/** Documentation of `b`. */
let b = a +/* tight */a
/// Documentation of `c`.
//// Four slashes.
let c = "/* no comment */ // neither" /*
  over lines */; let d = c
/*/ not closed by its own slash */
let e = [
  1,  // introspect-lint:disable:next none -- text, not a suppression, is what the lexer sees
  2, /* last */
]
