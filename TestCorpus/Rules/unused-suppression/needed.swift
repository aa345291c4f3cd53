// does not compile: a platform that the library does not have
// expect-none
// introspect-lint:disable:file unavailable-platform -- the watch app has a shim
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    // introspect-lint:disable:next version-gap, duplicate-version
    List {}
      .introspect(.list, on: .iOS(.v16, .v18, .v18, .v26, .v27)) { $0.bounces = false }

    List {}
      // introspect-lint:disable:next version-gap
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }

    List {}
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false } // introspect-lint:disable:this version-gap

    List {}
      .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
      // introspect-lint:disable:previous version-gap
      .padding()

    List {}
      .introspect(
        .list,
        // introspect-lint:disable:next version-gap
        on: .iOS(.v16, .v18, .v26, .v27),
        customize: { $0.bounces = false })

    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        // introspect-lint:disable:next non-idempotent-closure
        list.addSubview(
          UIRefreshControl())
        list.addSubview(UIView()) // introspect-lint:disable:this non-idempotent-closure -- one line of several
        list.bounces = false
        list.addSubview(UIView())
        // introspect-lint:disable:previous non-idempotent-closure
      }

    // introspect-lint:disable version-gap
    List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
    // introspect-lint:enable version-gap

    List {}
      // One branch is enough to need it.
      // introspect-lint:disable:next version-gap
      #if os(iOS)
        .introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
      #else
        .padding()
      #endif
  }

  // introspect-lint:disable:next version-gap
  @ViewBuilder
  var rows: some View {
    List {}.introspect(.list, on: .iOS(.v16, .v18, .v26, .v27)) { $0.bounces = false }
  }

  // introspect-lint: a word that does not follow at once is prose
  // see introspect-lint:disable:next version-gap
  /// introspect-lint:disable:next version-gap
  /* introspect-lint:disable:next version-gap */
  let text = "// introspect-lint:disable:next version-gap"

  var watch: some View {
    List {}.introspect(.list, on: .watchOS(.v10)) { $0.bounces = false }
  }

  // introspect-lint:disable:file unused-suppression -- the next one stays for another branch
  // introspect-lint:disable:next duplicate-version
  let number = 1
}
