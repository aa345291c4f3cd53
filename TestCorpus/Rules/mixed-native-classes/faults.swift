// does not compile: the native classes differ
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Inbox: View {
  let mails: [Mail]

  var body: some View {
    VStack {
      List(mails, rowContent: MailRow.init)
        .introspect(.list, on: .iOS(.v14, .v15, .v16, .v17)) { list in  // expect: mixed-native-classes@49 "'.list' is backed by UITableView on iOS 14 and 15 and by UICollectionView on iOS 16 and 17; one call can ask for one class only"
          list.allowsMultipleSelection = true
        }

      // The classes of two platforms.
      List(mails, rowContent: MailRow.init)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27), .tvOS(.v16)) { list in  // expect: mixed-native-classes@74 "by UITableView on tvOS 16"
          list.allowsMultipleSelection = true
        }

      // Each clause is right, their sum is not; a range has the class of its lower bound.
      Form { Text("a") }
        .introspect(.form, on: .iOS(.v15), .iOS(.v16...)) { $0.bounces = false }  // expect: mixed-native-classes@49

      // Three classes.
      NavigationSplitView { Text("b") } detail: { Text("c") }
        .introspect(
          .navigationSplitView,
          on: .iOS(.v16, .v17),
          .tvOS(.v16, .v17),  // expect: mixed-native-classes@17 "backed by UISplitViewController on iOS 16 and 17, by UINavigationController on tvOS 16 and 17 and by NSSplitView on macOS 13; UIKit and AppKit are never in one build"
          .macOS(.v13)
        ) { _ = $0.hash }

      // AppKit beside UIKit.
      ScrollView { Text("d") }
        .introspect(.scrollView, on: .iOS(.v17, .v18), .macOS(.v14, .v15)) { $0.bounces = false }  // expect: mixed-native-classes@63 "so the versions for macOS need an '#if os(macOS)' of their own"
    }
    .sheet(isPresented: .constant(true)) {
      // iOS 14 has no sheet controller, and visionOS has nothing else.
      Text("e")
        .introspect(.sheet, on: .iOS(.v14), .visionOS(.v1)) { _ = $0.hash }  // expect: mixed-native-classes@55 "by UIPresentationController on iOS 14 and by UISheetPresentationController on visionOS 1"
    }
  }
}
