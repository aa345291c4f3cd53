// expect-none
import SwiftUI
import SwiftUIIntrospect

struct Lookalikes: View {
  let model: FeedModel
  @State private var offsets: [Int: CGFloat] = [:]

  var body: some View {
    // Not reached through the native object.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        scrollView.backgroundColor = UIColor(named: "paper")!
        scrollView.tag = model.rows[0].id
        scrollView.accessibilityLabel = (model.title as! String)
        let pattern = try! NSRegularExpression(pattern: "a")
        let cell = Bundle.main.loadNibNamed("Cell", owner: nil)![0] as! UIView
        print(pattern, cell, offsets[0]!)
        model.table[scrollView.tag]!.update(scrollView)
        let made = UIView()
        made.layer.sublayers![0].isHidden = true
      }
    // Asked for, and optional all along.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let list = scrollView as? UITableView
        list?.separatorStyle = .none
        if scrollView.superview as? Container != nil, !scrollView.isHidden, scrollView.tag != 0 { return }
        var label: UILabel!
        label = scrollView.viewWithTag(3) as? UILabel
        label?.text = "x"
      }
    // The cast cannot fail: the closure is handed this class, or one below it.
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        (list as! UIScrollView).bounces = false
        let view = list as! UIView
        let layer = list.layer.contents as! CGImage
        print(view, layer, list as! NSObject)
      }
    // UIKit gives a text field a text and a font.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        model.length = textField.text!.count
        textField.adjustsFontSizeToFitWidth = textField.font!.pointSize > 12
      }
    // An index that comes from elsewhere may have been found there.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) { controller in
        controller.tabBar.items?[model.index].badgeValue = "1"
        controller.tabBar.standardAppearance.values["a"] = 1
        controller.viewControllers?.first?.title = "Home"
      }
    // Kept for later: what is there then is another question.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        model.onReload = { scrollView.superview!.tag = 1 }
      }
    // Another `$0`, and another use of the words.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) {
        $0.tag = model.rows.map { $0.parent!.id }[0]
        $0.accessibilityLabel = "superview!"
      }
  }
}

extension UITabBarAppearance {
  fileprivate var values: [String: Int] {
    get { [:] }
    set {}
  }
}
