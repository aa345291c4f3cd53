// settings: targets iOS 16
import SwiftUI
import SwiftUIIntrospect

// The forms in which real code writes the calls.
struct Forms: View {
  var body: some View {
    List(rows, rowContent: RowView.init)
      // What the list does by itself is not enough.
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { [weak model] list in  // expect: legacy-introspect-api@8 "'introspect(.list, on: …)'"
        // Why this is done.
        model?.list = list
      }
      .padding()
    ScrollView {
      VStack { rows }.introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27), scope: .ancestor){ $0.bounces = false }  // expect: legacy-introspect-api@23
    }
    NavigationView {
      content
        .introspect(.navigationView(style: .stack), on: .iOS(.v16, .v17, .v18, .v26, .v27), scope: .ancestor) { (controller: UINavigationController) in  // expect: legacy-introspect-api@10
          controller.hidesBarsOnSwipe = true
        }
        #if os(iOS)
          .introspect(  // expect: legacy-introspect-api@12
            .tabView, on: .iOS(.v16, .v17, .v18, .v26, .v27), scope: [.receiver, .ancestor], customize: configure
          )
        #endif
    }
    Picker("Kind", selection: $kind) { kinds }
      .introspect(.picker(style: .segmented), on: .iOS(.v16, .v17, .v18, .v26, .v27) /* none */ ) { $0.isMomentary = true }  // expect: legacy-introspect-api@8
    TextField("Notes", text: $text, axis: .vertical)
      .introspect(.textField(axis: .vertical), on: .iOS(.v16, .v17, .v18, .v26, .v27), customize: { (UITextView) in UITextView.textContainer.lineFragmentPadding = 0 })  // expect: legacy-introspect-api@8
  }
}

extension List {
  func tuned() -> some View {
    introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: legacy-introspect-api@5
  }
}
