// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Lookalikes: View {
  let model: FeedModel
  @State private var name = ""

  var body: some View {
    // Not the native object.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.tag = UserDefaults.standard.value(forKey: "_tag") as? Int ?? 0
        model.options.setValue(textField.tag, forKey: "_id")
        UIDevice.current.setValue(1, forKey: "orientation")
        let dictionary = NSMutableDictionary()
        dictionary.setValue(textField, forKey: "_field")
        dictionary.setValue(textField, forKey: "clearButton")
      }
    // Public keys, and keys that nobody can read off here.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.setValue(true, forKey: "hidden")
        scrollView.setValue(UIColor.red, forKeyPath: "layer.borderColor")
        scrollView.setValue(1, forKey: model.key)
        scrollView.layer.setValue("mark", forKey: "_mark")
        scrollView.publisher(for: \.contentOffset)
        let tag = scrollView.value(forKey: #keyPath(UIScrollView.tag))
        print(tag as Any)
      }
    // On these classes, the key is public.
    List {}
      .introspect(.list, on: .macOS(.v26, .v27)) { tableView in
        tableView.enclosingScrollView?.setValue(false, forKey: "drawsBackground")
        tableView.setValue(NSColor.red, forKey: "textColor")
        tableView.window?.setValue(tableView, forKey: "view")
        tableView.setValue([], forKey: "targets")
      }
    // Public classes, own classes, own selectors.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if scrollView is UITableView, type(of: scrollView) == UITableView.self { return }
        if String(describing: type(of: scrollView)) == "UITableView" { return }
        if String(describing: type(of: scrollView)).contains("MarkerView") { return }
        if let marker = NSClassFromString("MarkerView"), scrollView.isKind(of: marker) { return }
        if let marker = NSClassFromString("_TtC3App6Marker"), scrollView.isKind(of: marker) { return }
        scrollView.perform(Selector(("reload")))
        scrollView.perform(#selector(UIView.setNeedsLayout))
        print("_UIBarBackground", String(describing: type(of: scrollView)), scrollView.description)
      }
    // The name of something else.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if String(describing: type(of: model)) == "_UIModel" { return }
        if scrollView.accessibilityIdentifier == "_UIBarBackground" { return }
        if model.description.hasPrefix("<_UI") { return }
        let name = "_UIBarBackground"
        if name.hasPrefix("_UI") { return }
      }
  }
}
