// does not compile: the import is missing
import SwiftUI
import UIKit

// The import of another file of the module is enough for an extension.
struct Leaked: View {
  var body: some View {
    TabView { tabs }
      .introspectTabBarController { (UITabBarController) in  // expect: legacy-introspect-api@8 "'introspect(.tabView, on: …)'"
        UITabBarController.tabBar.isHidden = true
      }
  }
}
