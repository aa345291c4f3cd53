// does not compile: a struct where an object is needed
import SwiftUI
import SwiftUIIntrospect

struct Targeted: View {
  @StateObject private var model = TargetModel()

  var body: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addTarget(self, action: #selector(TargetModel.run), for: .editingChanged) // expect: value-type-target@29 "'self' is a struct"
        textField.addTarget(self as AnyObject, action: #selector(TargetModel.run), for: .editingChanged) // expect: value-type-target
        let button = UIButton().then { $0.addTarget(self, action: #selector(TargetModel.run), for: .touchUpInside) } // expect: value-type-target
        let item = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(TargetModel.run)) // expect: value-type-target
        item.target = self // expect: value-type-target
        model.items = [button, item]
        model.timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(TargetModel.run), // expect: value-type-target
          userInfo: nil, repeats: true)
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        NotificationCenter.default.removeObserver(model)
        NotificationCenter.default.addObserver(self, selector: #selector(TargetModel.run), name: nil, object: scrollView) // expect: value-type-target
        DispatchQueue.main.async {
          scrollView.panGestureRecognizer.addTarget(self, action: #selector(TargetModel.run)) // expect: value-type-target
        }
      }
  }
}

extension Targeted {
  var other: some View {
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { $0.addTarget(self, action: #selector(TargetModel.run), for: .editingChanged) } // expect: value-type-target
  }
}

extension View {
  func targeted() -> some View {
    introspect(.textField, on: .iOS(.v26, .v27)) { textField in
      textField.addTarget(self, action: #selector(TargetModel.run), for: .editingChanged) // expect: value-type-target "'self' is a value"
    }
  }
}

enum Fields {
  case name
  var field: some View {
    TextField("Name", text: .constant("")).introspect(.textField, on: .iOS(.v26, .v27)) { textField in
      textField.addTarget(self, action: #selector(TargetModel.run), for: .editingChanged) // expect: value-type-target "'self' is an enum"
    }
  }
}
