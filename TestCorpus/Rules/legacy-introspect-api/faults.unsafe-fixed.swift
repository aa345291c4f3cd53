// does not compile: a call without its label
import Introspect
import SwiftUIIntrospect
import SwiftUI
import UIKit

struct OldModule: View {
  @State private var text = ""

  var body: some View {
    VStack {
      ScrollView { rows }
        .introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: legacy-introspect-api@10 "'introspectScrollView' belongs to the module 'Introspect', which ended with 0.12.0; 'introspect(.scrollView, on: …)' of SwiftUIIntrospect replaces it"
      // Inside the container, as far as can be seen.
      rowStack.introspect(.scrollView, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), scope: [.receiver, .ancestor]) { $0.bounces = false }  // expect: legacy-introspect-api@16
      TextField("Title", text: $text)
        .introspect(.textField, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), customize: { $0.clearButtonMode = .always })  // expect: legacy-introspect-api@10 "'introspect(.textField, on: …)'"
      SecureField("Password", text: $text).introspect(.secureField, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), customize: { $0.clearButtonMode = .always })  // expect: legacy-introspect-api@44
      Slider(value: $value).introspect(.slider, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), customize: configure)  // expect: legacy-introspect-api@29
      Picker("Kind", selection: $kind) { kinds }
        .introspect(.picker(style: .segmented), on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.isMomentary = true }  // expect: legacy-introspect-api@10 "'introspect(.picker(style: .segmented), on: …)'"
      content.introspect(.viewController, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), scope: .ancestor) { $0.isModalInPresentation = true }  // expect: legacy-introspect-api@15
      content.introspectTextField { $0.clearButtonMode = .always }  // expect: legacy-introspect-api@15 "with '.textField' or '.secureField'"
      TextField("Notes", text: $text, axis: .vertical)
        .introspect(.textField(axis: .vertical), on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.isScrollEnabled = false }  // expect: legacy-introspect-api@10
      // The class has changed since.
      List(rows, rowContent: RowView.init)
        .introspectTableView { $0.separatorStyle = .none }  // expect: legacy-introspect-api@10 "'introspect(.list, on: …)'"
      NavigationView { content }
        .introspect(.navigationView(style: .stack), on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)) { $0.hidesBarsOnSwipe = true }  // expect: legacy-introspect-api@10
      content
        .introspect(selector: TargetViewSelector.siblingContaining) { (view: UICollectionView) in  // expect: legacy-introspect-api@10 "'introspect(selector:)' belongs to the module 'Introspect'"
          view.bounces = false
        }
    }
  }
}
