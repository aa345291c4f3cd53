// settings: targets iOS 17, macOS 14
import SwiftUI
import SwiftUIIntrospect

struct ReplaceableScrolling: View {
  @State private var isLocked = false
  @State private var text = ""

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in // expect: native-modifier-available@8 "does nothing else; the whole introspection can go"
        scrollView.isScrollEnabled = !isLocked
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in // expect: native-modifier-available@8 "for all that this closure does"
        scrollView.keyboardDismissMode = UIScrollView.KeyboardDismissMode.onDrag
        if isLocked {
          scrollView.alwaysBounceVertical = false
        } else {
          scrollView.alwaysBounceVertical = true
        }
        scrollView.contentInset.bottom = 20
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
        scrollView.delaysContentTouches = isLocked
        scrollView.isPagingEnabled = true // expect: native-modifier-available@9 "from iOS 17 on"
        DispatchQueue.main.async {
          scrollView.clipsToBounds = false // expect: native-modifier-available@11 "'.scrollClipDisabled()'"
        }
      }
    TextField("Name", text: $text)
      .introspect(.textField, on: .macOS(.v14, .v15, .v26, .v27)) { // expect: native-modifier-available "'.multilineTextAlignment(_:)'"
        $0.alignment = .center
      }
    TabView {}
      .introspect(.tabView, on: .iOS(.v17, .v18, .v26, .v27)) { controller in // expect: native-modifier-available "'tabBar.isHidden'"
        let bar = controller.tabBar
        bar.isHidden = true
      }
    TextField("Name", text: $text)
      .introspect(.textField, on: .iOS(.v17, .v18, .v26, .v27)) { textField in
        textField.becomeFirstResponder() // expect: focus-in-closure
      }
    Toggle("Loud", isOn: $isLocked)
      .introspect(.toggle, on: .iOS(.v17, .v18, .v26, .v27)) { toggle in
        toggle.thumbTintColor = .red
        toggle.setOn(isLocked, animated: false) // expect: native-modifier-available@9
      }
  }

  private var font: UIFont { .systemFont(ofSize: 12) }
}

struct ReplaceableProbe: View {
  var body: some View {
    ScrollView {}
      .extract(UIScrollView.self) { $0.showsVerticalScrollIndicator = false } // expect: native-modifier-available
  }
}
