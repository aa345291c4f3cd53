#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  extension SceneCoordinator {
    func makeSettings() -> some View {
      List { SettingsRows() }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { collectionView in
          self.settle(collectionView) // expect: strong-self-capture
        }
    }

    func makeTides() -> some View {
      List { TideRows() }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { [weak self] collectionView in
          self?.settle(collectionView)
        }
    }
  }

  private struct TideRows: View {
    var body: some View {
      ForEach(0..<6) { Text("Tide \($0)") }
    }
  }
#endif
