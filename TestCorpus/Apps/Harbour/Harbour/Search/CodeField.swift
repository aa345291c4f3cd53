#if os(iOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct CodeField: View {
    @Binding var code: String
    let tuner: FieldTuner

    var body: some View {
      TextField("Code", text: $code)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26), customize: tuner.tune) // expect: non-idempotent-closure
    }
  }
#endif
