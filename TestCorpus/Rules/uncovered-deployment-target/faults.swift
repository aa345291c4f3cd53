// settings: targets iOS 14, tvOS 15.2, macOS 11, visionOS 1
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Late: View {
  let rows: [Row]
  @State private var text = ""

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: uncovered-deployment-target@43 "this closure never runs on iOS 14 and 15, and the deployment target is iOS 14; the backing class is UIScrollView there too"

      // 15.2 still runs tvOS 15.
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .tvOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: uncovered-deployment-target@44 "never runs on tvOS 15, and the deployment target is tvOS 15.2"

      // Several platforms, each by itself.
      TextField("Title", text: $text)
        .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27), .visionOS(.v2, .v26, .v27)) { $0.borderStyle = .none }  // expect: uncovered-deployment-target@42 "iOS 14, and", uncovered-deployment-target@89 "visionOS 1, and"

      #if os(macOS)
        TextField("Title", text: $text)
          .introspect(.textField, on: .macOS(.v14, .v15, .v26, .v27)) { $0.isAutomaticTextCompletionEnabled = false }  // expect: uncovered-deployment-target@46 "macOS 11 to 13, and the deployment target is macOS 11; the backing class is NSTextField there too"
      #endif

      // A range starts late as well.
      TextEditor(text: $text)
        .introspect(.textEditor, on: .iOS(.v16...)) { $0.spellCheckingType = .no }  // expect: uncovered-deployment-target@43 "iOS 14 and 15, and"

      // The class was another one: all of the versions before need a call of their own.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }  // expect: uncovered-deployment-target@37 "up to iOS 15 '.list' is backed by UITableView, which needs a second call with '.iOS(.v14, .v15)'"

      // Some of them.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v17, .v18, .v26, .v27)) { $0.allowsFocus = false }  // expect: uncovered-deployment-target@37 "the backing class is UICollectionView on iOS 16 too; up to iOS 15"

      // The first call of a chain starts too late.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }  // expect: uncovered-deployment-target@37 "iOS 14, and"

      // The check lets more versions pass than the list names.
      if #available(iOS 15, *) {
        Slider(value: .constant(0))
          .introspect(.slider, on: .iOS(.v17, .v18, .v26, .v27)) { $0.isContinuous = false }  // expect: uncovered-deployment-target@41 "iOS 15 and 16, and"
      }

      // Only one of the things that the closure does asks for the system.
      Stepper("Pages", value: .constant(1))
        .introspect(.stepper, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27)) { stepper in  // expect: uncovered-deployment-target@40 "iOS 14, and"
          if #available(iOS 17, *) { stepper.isSymbolAnimationEnabled = true }
          stepper.wraps = true
        }
    }
  }
}
