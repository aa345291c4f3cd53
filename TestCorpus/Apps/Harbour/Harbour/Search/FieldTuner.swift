#if os(iOS)
  import UIKit

  /// Sets up text fields for harbour codes.
  final class FieldTuner {
    var onClear: () -> Void = {}

    func tune(_ textField: UITextField) {
      textField.smartInsertDeleteType = .no
      let clear = UIAction { [weak self] _ in self?.onClear() }
      textField.addAction(clear, for: .editingDidEndOnExit)
    }

    func relax(_ textField: UITextField) {
      let clear = UIAction(identifier: .init("clear")) { [weak self] _ in self?.onClear() }
      textField.addAction(clear, for: .editingDidEndOnExit)
    }
  }
#endif
