// expect-none
import SwiftUI
import SwiftUIIntrospect

// Objects can be targets.
final class FieldController: UIViewController {
  func makeField() -> some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { [weak self] textField in
        guard let self else { return }
        textField.addTarget(self, action: #selector(run), for: .editingChanged)
      }
  }
  @objc private func run() {}
}

struct Targets: View {
  @StateObject private var model = TargetsModel()

  var body: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addTarget(model, action: #selector(TargetsModel.run), for: .editingChanged)
        textField.addTarget(nil, action: #selector(TargetsModel.run), for: .editingChanged)
        textField.addTarget(self.model, action: #selector(TargetsModel.run), for: .editingChanged)
        // Functions of the project may take anything.
        attach(target: self, to: textField)
        model.target = self.model
        // In a class of its own, 'self' is an object.
        final class Handler: NSObject {
          func attach(to field: UITextField) {
            field.addTarget(self, action: #selector(TargetsModel.run), for: .editingChanged)
          }
        }
        Handler().attach(to: textField)
      }
  }

  static var field: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addTarget(self, action: #selector(TargetsModel.run), for: .editingChanged)
      }
  }

  private func attach(target: Targets, to field: UITextField) {}
}

// What an extension extends decides, and nobody has seen it.
extension SomeoneElsesField {
  var field: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addTarget(self, action: #selector(TargetsModel.run), for: .editingChanged)
      }
  }
}

// The view of a screen of UIKit is often called just so.
final class ProfileScreen: UIViewController {
  final class View: UIView {
    @objc func run() {}
  }
}

extension ProfileScreen.View {
  func makeField() -> some SwiftUI.View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { [weak self] textField in
        guard let self else { return }
        textField.addTarget(self, action: #selector(run), for: .editingChanged)
      }
  }
}
