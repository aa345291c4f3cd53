import SwiftUI
import SwiftUIIntrospect

public struct CounterField: View {
  @Binding private var text: String

  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    TextField("Message", text: $text)
      #if os(iOS)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26)) { textField in
          TextStyling.addCounter(to: textField) // expect: non-idempotent-closure
        }
      #endif
  }
}

public struct QuietCounterField: View {
  @Binding private var text: String

  public init(text: Binding<String>) { _text = text }

  public var body: some View {
    TextField("Message", text: $text)
      #if os(iOS)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26)) { textField in
          TextStyling.keepCounter(in: textField)
        }
      #endif
  }
}
