#if os(iOS)
  import SwiftUI

  struct VoyageHarbours: View {
    @State private var entries: [String] = []

    var body: some View {
      List(entries, id: \.self) { Text($0) }
        .background(
          NavigationConfigurator { controller in
            controller.view.addGestureRecognizer(UISwipeGestureRecognizer()) // expect: non-idempotent-closure
          })
        .background(
          WindowObserver { window in
            window.addGestureRecognizer(UITapGestureRecognizer())
          })
        .overlay(
          CommitField { textField in
            entries.append(textField.text ?? "")
          })
    }
  }
#endif
