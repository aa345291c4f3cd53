#if os(iOS)
  import UIKit

  @MainActor
  public enum TextStyling {
    public static func style(_ textField: UITextField) {
      textField.smartQuotesType = .no
      textField.smartDashesType = .no
    }

    public static func addCounter(to textField: UITextField) {
      let counter = UILabel()
      counter.text = "0"
      textField.rightView = counter
    }

    public static func keepCounter(in textField: UITextField) {
      guard textField.rightView == nil else { return }
      textField.rightView = UILabel()
    }
  }
#endif
