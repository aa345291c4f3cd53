#if os(iOS)
  import SwiftUI
  import UIKit

  /// A text field that tells when the user is done with it; what it calls back is no probe.
  struct CommitField: UIViewRepresentable {
    var onCommit: (UITextField) -> Void

    final class Coordinator: NSObject, UITextFieldDelegate {
      var onCommit: (UITextField) -> Void

      init(onCommit: @escaping (UITextField) -> Void) { self.onCommit = onCommit }

      func textFieldDidEndEditing(_ textField: UITextField) { onCommit(textField) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(onCommit: onCommit) }

    func makeUIView(context: Context) -> UITextField {
      let textField = UITextField()
      textField.delegate = context.coordinator
      return textField
    }

    func updateUIView(_ textField: UITextField, context: Context) {
      context.coordinator.onCommit = onCommit
    }
  }
#endif
