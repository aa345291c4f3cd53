import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  // introspect-lint:disable:next version-gap
  let a = 1 // expect-1: unknown-rule-in-suppression@35 "did you mean 'version-gap'?"
  // introspect-lint:disable:next swiftui-everything
  let b = 1 // expect-1: unknown-rule-in-suppression "'introspect-lint rules' lists them"
  // introspect-lint:disable:next
  let c = 1 // expect-1: unknown-rule-in-suppression@3 "no rule is named"
  // introspect-lint:disable:next -- a reason is no rule
  let d = 1 // expect-1: unknown-rule-in-suppression "no rule is named"
  // introspect-lint:disable:next version-gap
  let e = 1 // expect-1: unknown-rule-in-suppression@22 "did you mean 'disable'?"
  // introspect-lint:disable:next version-gap
  let f = 1 // expect-1: unknown-rule-in-suppression@30 "did you mean 'next'?"
  // introspect-lint:ignore version-gap
  let g = 1 // expect-1: unknown-rule-in-suppression "write 'disable' or 'enable'"

  var body: some View {
    // introspect-lint:disable:next version-gap this is no reason
    List {} // expect-1: unknown-rule-in-suppression@49 "a reason stands behind '--'"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:disable:next version-gap duplicate-version
    List {} // expect-1: unknown-rule-in-suppression "a comma is missing before 'duplicate-version'"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:disable:next version-gap,
    List {} // expect-1: unknown-rule-in-suppression "a rule is missing behind the comma"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:disable:next version-gap until iOS 28
    List {} // expect-1: unknown-rule-in-suppression@55 "did you mean 'iOS'?"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:disable:next version-gap until iOS
    List {} // expect-1: unknown-rule-in-suppression "no version stands behind 'until iOS'"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:disable:next version-gap until library soon
    List {} // expect-1: unknown-rule-in-suppression "no version stands behind 'until library'"
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
  }
}
