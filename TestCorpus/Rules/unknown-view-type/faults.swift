// does not compile: view types that do not exist
import SwiftUI
import SwiftUIIntrospect

struct Nothing: View {
  var body: some View {
    VStack {
      Text("a")
        .introspect(.text, on: .iOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "'Text' can never be introspected: SwiftUI draws it, no label stands behind it; there is no view type '.text'"
      Image("b")
        .introspect(.image, on: .iOS(.v27), .tvOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "no image view stands behind it"
      Menu("c") { Text("d") }
        .introspect(.menu, on: .iOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "it has no native view of its own"
      Menu("e") { Text("f") }
        .introspect(.menu(style: .button), on: .iOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "there is no view type '.menu'"
      Chart(points) { PointMark(x: $0.x, y: $0.y) }
        .introspect(.chart, on: .visionOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "SwiftUI draws it"
      NavigationLink("g") { Text("h") }
        .introspect(.navigationLink, on: .iOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@21 "no UIButton stands behind it"
      #if os(macOS)
        GroupBox { Text("i") }
          .introspect(.groupBox, on: .macOS(.v27)) { $0.wantsLayer = true }  // expect: unknown-view-type@23
      #endif
    }
    // In letters of any case.
    .introspect(.vstack, on: .iOS(.v27)) { $0.isOpaque = false }  // expect: unknown-view-type@17 "'VStack' can never be introspected: it only lays out its content"
  }
}
