#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  extension ArchiveController {
    func makeSearch(_ text: Binding<String>) -> some View {
      NavigationStack {
        Text("Archive")
          .searchable(text: text)
      }
      .introspect(.searchField, on: .iOS(.v16, .v17, .v18, .v26)) { [weak self] searchBar in
        guard let self else { return }
        self.limit(searchBar)
      }
    }
  }
#endif
