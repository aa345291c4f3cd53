import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Twice: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }
        .padding()
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = true }  // expect: overlapping-introspection@43 "an earlier call on this chain covers iOS 18 to 27 too; both closures run there, in no promised order"

      // At the first version that both name, in one finding for each platform.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27), .tvOS(.v27)) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v16), .iOS(.v17), .tvOS(.v26, .v27)) { $0.bounces = true }  // expect: overlapping-introspection@55 "covers iOS 17 too", overlapping-introspection@74 "covers tvOS 27 too"

      // Two spellings of one type.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v26, .v27)) { $0.bounces = false }
        .introspect(.list(style: .plain), on: .iOS(.v27)) { $0.bounces = true }  // expect: overlapping-introspection@52

      // Three of them.
      Slider(value: .constant(1))
        .introspect(.slider, on: .iOS(.v27)) { $0.isContinuous = false }
        .introspect(.slider, on: .iOS(.v27)) { $0.isEnabled = false }  // expect: overlapping-introspection@39 "both closures"
        .introspect(.slider, on: .iOS(.v27)) { $0.isHighlighted = false }  // expect: overlapping-introspection@39 "2 earlier calls on this chain cover iOS 27 too; all closures run there"

      // A range over the versions of the other.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17...)) { $0.bounces = false }  // expect: open-ended-range
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = true }  // expect: overlapping-introspection@43 "covers iOS 26 and 27 too"

      // The second one is compiled beside the first.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        #if DEBUG
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = true }  // expect: overlapping-introspection@45
        #endif
      ScrollView { Rows(rows) }
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }
        #endif
        .padding()
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = true }  // expect: overlapping-introspection@45
        #endif
    }
  }
}
