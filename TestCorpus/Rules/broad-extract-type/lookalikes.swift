// expect-none
import SwiftUI
import SwiftUIIntrospect

struct NamedViews: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Loud", isOn: $isOn)
      .extract(UISwitch.self) { toggle in toggle.thumbTintColor = .red }
    RoomView()
      .extract(RoomUIView.self) { view in view.isExclusiveTouch = true }
      // The library goes by the markers around the view.
      .introspect(.view, on: .iOS(.v26, .v27)) { view in view.isExclusiveTouch = true }
  }

  private func read(_ factory: Factory) {
    _ = factory.extract(UIView.self)
    factory.extract(as: UIView.self) { view in keep(view) }
  }
}
