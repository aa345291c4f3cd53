// expect-none
// introspect-lint is the tool that reads this file.
// introspect-lint: see the README
// swiftlint:disable:next version-gaps
// a word before introspect-lint:disable:next version-gaps
/// introspect-lint:disable:next version-gaps
/* introspect-lint:disable:next version-gaps */
let text = """
  // introspect-lint:disable:next version-gaps
  """
