import SwiftUI
import SwiftUIIntrospect

struct PrivateKeys: View {
  @State private var name = ""
  @State private var date = Date()

  var body: some View {
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor") // expect: private-api@53 "writing it raises an exception"
        let button = textField.value(forKey: "clearButton") as? UIButton // expect: private-api@46 "key 'clearButton' is private: reading it"
        button?.tintColor = .red
        let traits = textField.value(forKey: "textInputTraits") as? NSObject // expect: private-api "set 'tintColor' for the caret"
        traits?.setValue(UIColor.red, forKey: "_insertionPointColor") // expect: private-api
      }
    DatePicker("Day", selection: $date)
      .introspect(.datePicker, on: .iOS(.v26, .v27)) {
        $0.setValue(UIColor.white, forKey: "textColor") // expect: private-api
        $0.setValue(false, forKey: "highlightsToday") // expect: private-api
      }
    // Put together from parts, or kept in a local.
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        let key = "hidesShadow"
        controller.navigationBar.setValue(true, forKey: key) // expect: private-api@57 "shadowColor"
        controller.view.setValue(false, forKey: ["_sheet", "Interaction"].joined()) // expect: private-api "key '_sheetInteraction'"
        controller.view.setValue(nil, forKey: "_bar" + "LayoutDelegate") // expect: private-api "'_barLayoutDelegate'"
        controller.interactivePopGestureRecognizer?.value(forKey: "targets") // expect: private-api
        controller.navigationBar.items?.first?.leftBarButtonItem?.value(forKey: "view") // expect: private-api
      }
    // A main-queue turn later, and through a cast.
    TextField("Name", text: $name)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        DispatchQueue.main.async {
          (textField.superview as? UISearchBar)?.setValue("Back", forKey: "cancelButtonText") // expect: private-api
        }
      }
  }
}

struct PrivateClasses: View {
  var body: some View {
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        for view in controller.navigationBar.subviews {
          if String(describing: type(of: view)) == "_UIBarBackground" { view.alpha = 0.5 } // expect: private-api@52 "a class is told by its name"
          if NSStringFromClass(type(of: view)).contains("UINavigationBarContentView") { view.tag = 1 } // expect: private-api
          if "_UIBarBackground" == "\(type(of: view))" { view.tag = 2 } // expect: private-api@14
          if view.description.hasPrefix("<_UI") { view.tag = 3 } // expect: private-api
          if ["_UIA", "_UIB"].contains(String(describing: view.classForCoder)) { view.tag = 4 } // expect: private-api
          if type(of: view).description() == "UISearchBarBackground" { view.tag = 5 } // expect: private-api
        }
        let bar = controller.view.subviews.first { String(describing: $0).contains("PlatformViewHost") } // expect: private-api
        bar?.isHidden = true
        let name = "\(type(of: controller))"
        if name.hasSuffix("SwiftUIHosting") { controller.view.tag = 6 } // expect: private-api
        if controller.view.isKind(of: NSClassFromString("_UISplitView")!) { controller.view.tag = 7 } // expect: private-api@57 "class '_UISplitView' is private"
      }
    Table([Row]()) { TableColumn("Name", value: \Row.name) }
      .introspect(.table, on: .macOS(.v26, .v27)) { tableView in
        tableView.subviews.filter { $0.className == "NSTableBackgroundView" }.forEach { $0.isHidden = true } // expect: private-api
        tableView.perform(NSSelectorFromString("_setBehavior:"), with: 3) // expect: private-api "selector '_setBehavior:'"
        if tableView.responds(to: Selector(("_style"))) { tableView.tag = 1 } // expect: private-api
        let variable = class_getInstanceVariable(type(of: tableView), "_rows") // expect: private-api
        print(variable as Any, NSClassFromString("_TtC7SwiftUI13PlatformTable") as Any) // expect: private-api
      }
  }
}
