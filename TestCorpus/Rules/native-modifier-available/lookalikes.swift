// settings: targets iOS 15 to 17, macOS 14
// expect-none
import SwiftUI
import SwiftUIIntrospect

struct IrreplaceableScrolling: View {
  @State private var isLocked = false
  @State private var text = ""

  var body: some View {
    // The lowest deployment target is older than the modifier.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.isScrollEnabled = !isLocked }
    // The deployment target of one platform is not known.
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27), .tvOS(.v17, .v18, .v26, .v27)) {
        $0.keyboardType = .emailAddress
      }
    // Nobody knows where the call runs.
    TextField("Name", text: $text)
      .introspect(.textField, on: .supportedVersions) { $0.keyboardType = .emailAddress }
    // A modifier does part of it.
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.inputAccessoryView = bar }
    // Not the value that the modifier is for.
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.autocorrectionType = .yes }
    // The native object itself decides.
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { textField in
        if textField.bounds.width > 200 { textField.textColor = .red }
        textField.font = textField.font?.withSize(12)
        guard textField.leftView == nil else { return }
        textField.tintColor = .red
      }
    // Nobody knows what scrolls in there.
    RoomView()
      .introspect(.scrollView, on: .macOS(.v14, .v15, .v26, .v27)) { $0.hasVerticalScroller = false }
    // A modifier does not reach as far.
    RoomView()
      .introspect(.window, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { $0.tintColor = .red }
    // The background of a scroll view inside is another thing than that of the view.
    RoomView()
      .introspect(.scrollView, on: .macOS(.v14, .v15, .v26, .v27)) { $0.backgroundColor = .clear }
    // It belongs on the scene.
    RoomView()
      .introspect(.window, on: .macOS(.v14, .v15, .v26, .v27)) { $0.toolbarStyle = .unified }
    // Another object.
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { textField in
        (textField.superview as? UITextField)?.textColor = .red
        field.textColor = .red
        textField.subviews.forEach { $0.tintColor = .red }
      }
    // Nobody knows what the probe stands on.
    RoomView()
      .extract(UITextField.self) { $0.keyboardType = .emailAddress }
  }
}
