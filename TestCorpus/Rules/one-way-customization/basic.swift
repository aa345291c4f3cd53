import SwiftUI
import SwiftUIIntrospect

struct OneWay: View {
  let isCompact: Bool
  var tint: UIColor?
  @State private var isLocked = false

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact { // the condition
          scrollView.bounces = false // expect: one-way-customization@11 "'bounces' keeps this value"
          scrollView.isPagingEnabled = true
        }
        if let tint { scrollView.tintColor = tint } // expect: one-way-customization
        if self.isLocked, let bar = scrollView.superview { bar.isHidden = true } // expect: one-way-customization
      }
    // Behind a `guard`, and a main-queue turn later.
    TabView {}
      .introspect(.tabView, on: .iOS(.v26, .v27)) {
        guard isCompact else { return }
        $0.tabBar.isTranslucent = false // expect: one-way-customization@9 "'tabBar.isTranslucent'"
      }
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        DispatchQueue.main.async {
          if !isLocked { scrollView.isScrollEnabled = true } // expect: one-way-customization
        }
      }
    // Another value in the other branch sets nothing back.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if isCompact {
          scrollView.bounces = false // expect: one-way-customization
        } else {
          scrollView.isDirectionalLockEnabled = true
        }
      }
  }
}

extension View {
  func bounces(_ bounces: Bool) -> some View {
    introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      if !bounces { scrollView.bounces = false } // expect: one-way-customization
    }
  }
}
