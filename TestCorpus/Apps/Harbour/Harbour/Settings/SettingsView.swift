#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct SettingsView: View {
    @State private var volume = 0.5
    @State private var name = ""

    var body: some View {
      List { SettingsRows() }
        // introspect-lint:disable:next stale-version-list -- the new lists need nothing of it
        .introspect(.list, on: .iOS(.v16, .v17, .v18)) { collectionView in
          collectionView.isPrefetchingEnabled = false
        }
      // introspect-lint:disable:next version-gap -- nothing is left out any more
      Slider(value: $volume) // expect-1: unused-suppression
        .introspect(.slider, on: .iOS(.v16, .v17, .v18, .v26)) { slider in
          slider.isContinuous = false
        }
      // introspect-lint:disable:next stale-version-list until iOS 26 -- to be tried on the new system
      TextField("Name", text: $name) // expect-1: ended-suppression
        .introspect(.textField, on: .iOS(.v16, .v17, .v18)) { $0.spellCheckingType = .no } // expect: stale-version-list
    }
  }
#endif
