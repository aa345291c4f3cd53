#if os(macOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct SidebarView: View {
    @State private var selection: Int?

    var body: some View {
      List(0..<12, id: \.self, selection: $selection) { Text("Berth \($0)") }
        .introspect(.list, on: .macOS(.v14, .v15, .v26)) { tableView in
          tableView.allowsTypeSelect = false
        }
      ScrollView { Text("Legend") }
        .introspect(.scrollView, on: .macOS(.v14, .v26)) { scrollView in // expect: version-gap
          scrollView.usesPredominantAxisScrolling = true
        }
    }
  }
#endif
