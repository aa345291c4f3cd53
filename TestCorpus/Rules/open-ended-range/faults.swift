@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

struct Ranges: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16...)) { $0.bounces = false }  // expect: open-ended-range@43 "'.v16...' has no end; the closure will also run on iOS versions that nobody has tried it on"
      // One for each platform.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v26...), .visionOS(.v1...)) { $0.bounces = false }  // expect: open-ended-range@43, open-ended-range@63 "visionOS versions"
      // Beside versions that are named.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v17), .iOS(.v18...)) { $0.bounces = false }  // expect: open-ended-range@55
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v26), .iOS(.v17...)) { $0.bounces = false }  // expect: open-ended-range@55
      // A check without an end leaves the new versions in.
      if #available(iOS 17, *) {
        ScrollView { Rows(rows) }
          .introspect(.scrollView, on: .iOS(.v17...)) { $0.bounces = false }  // expect: open-ended-range@45
      }
      // The class changes before the range begins.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16...)) { $0.bounces = false }  // expect: open-ended-range@37
      #if os(macOS)
        ScrollView { Rows(rows) }
          .introspect(.scrollView, on: .macOS(.v15...)) { $0.hasVerticalRuler = false }  // expect: open-ended-range@47
      #endif
    }
  }
}
