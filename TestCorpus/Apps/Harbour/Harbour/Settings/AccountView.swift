#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct AccountView: View {
    @State private var mail = ""
    @State private var isShown = false

    var body: some View {
      Form {
        TextField("Mail", text: $mail)
          .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v19, .v26)) { textField in // expect: unknown-version
            textField.smartDashesType = .no
          }
        Button("Plans") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        PlansView()
          .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26)) { sheet in // expect: ambiguous-sheet-class
            sheet.largestUndimmedDetentIdentifier = .medium
          }
      }
    }
  }

  private struct PlansView: View {
    var body: some View { Text("Plans") }
  }
#endif
