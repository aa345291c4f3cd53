// does not compile: view types that do not exist
import SwiftUI
import SwiftUIIntrospect

struct Slips: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .iOS(.v27)) { $0.bounces = false }  // expect: unknown-view-type@21 "SwiftUIIntrospect has no view type '.scrolView'; the nearest is '.scrollView'"
      ScrollView { Text("b") }
        .introspect(.scrollView, on: .tvOS(.v27)) { $0.bounces = false }  // expect: unknown-view-type@21
      TextField("c", text: .constant("d"))
        .introspect(.textField, on: .iOS(.v27)) { $0.clearButtonMode = .always }  // expect: unknown-view-type@21
      TextEditor(text: .constant("e"))
        .introspect(.textEditor, on: .iOS(.v27)) { $0.spellCheckingType = .no }  // expect: unknown-view-type@21 "the nearest is '.textEditor'"
      Toggle("f", isOn: .constant(true))
        .introspect(.toggle, on: .iOS(.v27)) { $0.isEnabled = true }  // expect: unknown-view-type@21
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .plain), on: .iOS(.v27)) { $0.bounces = false }  // expect: unknown-view-type@21 "no view type '.lsit'; the nearest is '.list'"
      Picker("g", selection: .constant(1)) { Text("h") }
        .introspect(.pikcer, on: .iOS(.v27)) { $0.isEnabled = true }  // expect: unknown-view-type@21 "it has '.picker(style: .segmented)' and '.picker(style: .wheel)'"

      // A known member in a form that does not exist.
      NavigationView { Text("i") }
        .introspect(.navigationView, on: .iOS(.v27)) { $0.hidesBarsOnTap = true }  // expect: unknown-view-type@21 "SwiftUIIntrospect has no '.navigationView' without a style; it has '.navigationView(style: .columns)' and '.navigationView(style: .stack)'"
      NavigationView { Text("j") }
        .introspect(.navigationView(style: .columns), on: .iOS(.v27)) { $0.showsSecondaryOnlyButton = true }  // expect: unknown-view-type@21
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .carousel), on: .iOS(.v27)) { $0.bounces = false }  // expect: unknown-view-type@21 "SwiftUIIntrospect has no '.list(style: .carousel)'; it has '.list', '.list(style: .plain)', '.list(style: .grouped)', '.list(style: .insetGrouped)', '.list(style: .inset)' and '.list(style: .sidebar)'"
      ScrollView { Text("k") }
        .introspect(.scrollView(axis: .vertical), on: .iOS(.v27)) { $0.bounces = false }  // expect: unknown-view-type@21 "SwiftUIIntrospect has no '.scrollView(axis: .vertical)'; it has '.scrollView'"
      #if os(macOS)
        NavigationView { Text("l") }
          .introspect(.navigationView, on: .macOS(.v27)) { $0.isVertical = true }  // expect: unknown-view-type@23 "it has '.navigationView(style: .columns)'"
      #endif
    }
  }
}
