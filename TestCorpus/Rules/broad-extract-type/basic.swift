import SwiftUI

struct AnyViews: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Loud", isOn: $isOn)
      .extract(UIView.self) { view in // expect: broad-extract-type@16 "nearly every hierarchy has a UIView"
        view.isExclusiveTouch = true
      }
    RoomView()
      .extract(UIViewController.self) { controller in // expect: broad-extract-type@16
        controller.edgesForExtendedLayout = []
      }
    RoomView()
      .extract(NSControl.self, completion: { control in control.refusesFirstResponder = true }) // expect: extract-overuse, broad-extract-type@16
  }
}
