#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  #Preview("Gallery") {
    GalleryView(layout: GalleryLayout())
  }

  struct ProfilePreviews: PreviewProvider {
    static var previews: some View {
      ScrollView { ProfileView(model: ProfileViewModel()) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { $0.isDirectionalLockEnabled = true }
    }
  }
#endif
