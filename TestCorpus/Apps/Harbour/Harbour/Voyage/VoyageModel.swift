#if os(iOS)
  import Combine
  import UIKit

  @MainActor
  final class VoyageModel: ObservableObject {
    @Published var title = "To the islands"
    private var cancellables: Set<AnyCancellable> = []
    private var observation: NSKeyValueObservation?
    private weak var observed: UIScrollView?

    /// Subscribes anew at each call.
    func attach(to scrollView: UIScrollView) {
      scrollView.publisher(for: \.contentOffset)
        .map(\.y)
        .removeDuplicates()
        .sink { [weak self] in self?.note($0) }
        .store(in: &cancellables)
    }

    /// The new observation takes the place of the old one.
    func observe(_ scrollView: UIScrollView) {
      observed = scrollView
      observation = scrollView.observe(\.contentSize) { [weak self] view, _ in
        let height = view.contentSize.height
        MainActor.assumeIsolated { self?.note(height) }
      }
    }

    private func note(_ value: CGFloat) { if value < -120 { title = "Pulled" } }
  }
#endif
