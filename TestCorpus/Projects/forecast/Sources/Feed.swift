import SwiftUI
import SwiftUIIntrospect

struct FeedView: View {
  let rows: [Row]
  @State private var volume = 0.5

  var body: some View {
    // Runs.
    ScrollView { Rows(rows) }
      .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = false }

    // Silent, and nothing speaks against the version.
    Slider(value: $volume)
      .introspect(.slider, on: .iOS(.v18, .v26)) { $0.isContinuous = false }

    // Silent for good: the class is another.
    List(rows, rowContent: RowView.init)
      .introspect(.list, on: .iOS(.v14, .v15)) { $0.separatorInset = .zero }

    // Silent since iOS 26.
    Stepper("Count", value: $volume)
      .introspect(.stepper, on: .iOS(.v17, .v18)) { $0.wraps = true }

    // Runs, and nobody looks after the class.
    Toggle("On", isOn: .constant(true))
      .introspect(.toggle, on: .iOS(.v16...)) { $0.onTintColor = .red }

    // From another package.
    Gauge(value: volume) {}
      .introspect(.gauge, on: .iOS(.v18, .v26)) { $0.isHidden = true }

    // For the Mac alone.
    Button("Save") {}
      .introspect(.button, on: .macOS(.v15, .v26)) { $0.bezelStyle = .rounded }
  }
}
