// does not compile: a call without its label
import Introspect
import SwiftUI
import UIKit

struct OldModule: View {
  @State private var text = ""

  var body: some View {
    VStack {
      ScrollView { rows }
        .introspectScrollView { $0.bounces = false }  // expect: legacy-introspect-api@10 "'introspectScrollView' belongs to the module 'Introspect', which ended with 0.12.0; 'introspect(.scrollView, on: …)' of SwiftUIIntrospect replaces it"
      // Inside the container, as far as can be seen.
      rowStack.introspectScrollView() { $0.bounces = false }  // expect: legacy-introspect-api@16
      TextField("Title", text: $text)
        .introspectTextField(customize: { $0.clearButtonMode = .always })  // expect: legacy-introspect-api@10 "'introspect(.textField, on: …)'"
      SecureField("Password", text: $text).introspectTextField({ $0.clearButtonMode = .always })  // expect: legacy-introspect-api@44
      Slider(value: $value).introspectSlider(customize: configure)  // expect: legacy-introspect-api@29
      Picker("Kind", selection: $kind) { kinds }
        .introspectSegmentedControl { $0.isMomentary = true }  // expect: legacy-introspect-api@10 "'introspect(.picker(style: .segmented), on: …)'"
      content.introspectViewController { $0.isModalInPresentation = true }  // expect: legacy-introspect-api@15
      content.introspectTextField { $0.clearButtonMode = .always }  // expect: legacy-introspect-api@15 "with '.textField' or '.secureField'"
      TextField("Notes", text: $text, axis: .vertical)
        .introspectTextView { $0.isScrollEnabled = false }  // expect: legacy-introspect-api@10
      // The class has changed since.
      List(rows, rowContent: RowView.init)
        .introspectTableView { $0.separatorStyle = .none }  // expect: legacy-introspect-api@10 "'introspect(.list, on: …)'"
      NavigationView { content }
        .introspectNavigationController { $0.hidesBarsOnSwipe = true }  // expect: legacy-introspect-api@10
      content
        .introspect(selector: TargetViewSelector.siblingContaining) { (view: UICollectionView) in  // expect: legacy-introspect-api@10 "'introspect(selector:)' belongs to the module 'Introspect'"
          view.bounces = false
        }
    }
  }
}
