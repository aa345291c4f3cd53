import Combine
import SwiftUI

@MainActor
final class ProfileViewModel: ObservableObject {
  @Published var name = "Ada"
  @Published var boat = "Wanderer"
  var isCalm = true
  #if os(iOS)
    private weak var attached: UIScrollView?

    /// Called at each update; does its work for each scroll view once.
    func attach(_ scrollView: UIScrollView) {
      guard scrollView !== attached else { return }
      attached = scrollView
      let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
      tap.cancelsTouchesInView = false
      scrollView.addGestureRecognizer(tap)
    }

    @objc private func dismissKeyboard() { attached?.endEditing(true) }
  #endif
}
