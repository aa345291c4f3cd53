// does not compile: versions that a view type does not have
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Library: View {
  let books: [Book]
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      NavigationStack { Shelf(books) }
        .introspect(.navigationStack, on: .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27)) { controller in  // expect: unavailable-version@48 "'.navigationStack' is not available on iOS 14: SwiftUI had no NavigationStack on iOS 14; the first version that works is '.v16'", unavailable-version@54 "on iOS 15"
          controller.hidesBarsOnSwipe = true
        }

      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v13)) { $0.spellCheckingType = .no }  // expect: unavailable-version@43 "SwiftUI had no TextEditor on iOS 13; the first version that works is '.v14'"

      // Over the end of a view type, with a constant that says so and with none.
      NavigationSplitView { Shelf(books) } detail: { Text("b") }
        #if os(tvOS)
          .introspect(.navigationSplitView, on: .tvOS(.v17, .v18, .v27)) { $0.hidesBarsOnTap = true }  // expect: unavailable-version@61 "from tvOS 18 NavigationSplitView has no UIKit controller under it; the last version that works is '.v17'", unavailable-version@67
        #endif
      Toggle("Done", isOn: $isOn)
        #if os(macOS)
          .introspect(.toggle(style: .button), on: .macOS(.v11, .v12, .v13, .v14, .v15)) { $0.isBordered = false }  // expect: unavailable-version@59 "the first version that works is '.v12'"
          .introspect(.toggle(style: .button), on: .macOS(.v26)) { $0.isBordered = true }  // expect: unavailable-version@59 "from macOS 26 a button-style Toggle has no NSButton under it"
        #endif

      // A range must start somewhere.
      Table(books) { TableColumn("Title", value: \.title) }
        .introspect(.table, on: .iOS(.v15...)) { $0.allowsFocus = false }  // expect: unavailable-version@38 "the first version that works is '.v16'"

      DatePicker("Due", selection: .constant(.now))
        #if os(macOS)
          .introspect(
            .datePicker(style: .compact),
            on: .macOS(
              .v10_15,  // expect: unavailable-version@15 "the first version that works is '.v10_15_4'"
              .v11, .v12, .v13, .v14, .v15, .v26, .v27
            )
          ) { $0.isBezeled = false }
        #endif
    }
  }
}

struct OwnType: View {
  var body: some View {
    Canvas2D()
      .introspect(.canvas2D, on: .iOS(.v16, .v17, .v18)) { $0.isOpaque = true }  // expect: unavailable-version@51 "'Canvas2DType' declares no '.v18' for iOS; this project declares '.v16', '.v17'"
  }
}

struct Canvas2DType: IntrospectableViewType {}

extension IntrospectableViewType where Self == Canvas2DType {
  static var canvas2D: Self { .init() }
}

extension iOSViewVersion<Canvas2DType, UIView> {
  static let v16 = Self(for: .v16)
  static let v17 = Self(for: .v17)
}
