import SwiftUI
import SwiftUIIntrospect

struct FollowedTargets: View {
  @StateObject private var model = FollowedTargetModel()

  var body: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27), customize: attach) // expect: value-type-target
      .introspect(.textField, on: .tvOS(.v26, .v27)) { attach($0) } // expect: value-type-target@56
      .introspect(.textField, on: .visionOS(.v26, .v27)) { model.attach(to: $0) }
  }

  private func attach(_ textField: UITextField) {
    textField.addTarget(self, action: #selector(FollowedTargetModel.run), for: .editingChanged)
  }
}

final class FollowedTargetModel: NSObject, ObservableObject {
  func attach(to textField: UITextField) {
    textField.addTarget(self, action: #selector(run), for: .editingChanged)
  }
  @objc func run() {}
}
