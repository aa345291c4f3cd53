import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

/// One call of each kind that a version list can be.
struct FeedView: View {
  @State private var name = ""

  var body: some View {
    List { rows }
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.alwaysBounceVertical = false }
    TextField("Name | <b>😀</b>", text: $name)
      .introspect(.textField, on: .iOS(.v16, .v17, .v18)) { field in
        field.clearButtonMode = .whileEditing
      }
    ScrollView { rows }
      .introspect(.scrollView, on: .iOS(.v17...)) { $0.bounces = false }
    List { rows }
      .introspect(.list, on: .iOS(.v15)) { $0.estimatedRowHeight = 44 }
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.alwaysBounceVertical = false }
  }

  @ViewBuilder private var rows: some View {
    Text("A")
    // introspect-lint:disable:next version-gap until iOS 28 -- 17 was tried by hand | see <notes>
    Slider(value: .constant(1)).introspect(.slider, on: .iOS(.v16, .v18, .v26, .v27)) { $0.isContinuous = false }
  }

  func sheet(_ item: Int) -> some View {
    Text("B")
      .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.delegate = nil }
  }
}
