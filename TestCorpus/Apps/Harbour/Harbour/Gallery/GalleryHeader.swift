#if os(iOS)
  import DesignSystem
  import SwiftUI
  import SwiftUIIntrospect

  struct GalleryHeader: View {
    @Binding var filter: String

    var body: some View {
      TextField("Filter", text: $filter)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26), customize: TextStyling.addCounter) // expect: non-idempotent-closure
      TextField("Filter", text: $filter)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26), customize: TextStyling.keepCounter)
    }
  }
#endif
