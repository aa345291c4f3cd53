import SwiftUI
import SwiftUIIntrospect

// expect-none

struct OneClassEach: View {
  let mails: [Mail]

  var body: some View {
    VStack {
      List(mails, rowContent: MailRow.init)
        .introspect(.list, on: .iOS(.v13, .v14, .v15), .tvOS(.v17, .v18, .v26, .v27)) { $0.separatorInset = .zero }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27), .visionOS(.v2, .v26, .v27)) { $0.bounces = false }

      // One class on all platforms, AppKit's included.
      Map(position: .constant(.automatic))
        .introspect(.map, on: .iOS(.v18, .v26, .v27), .macOS(.v15, .v26, .v27), .visionOS(.v2, .v26, .v27)) {
          $0.showsCompass = false
        }
      WebView(url: home)
        .introspect(.webView, on: .iOS(.v26, .v27), .macOS(.v26, .v27)) { $0.isInspectable = true }

      // The other clause is for builds that this branch is not in.
      #if os(iOS)
        ScrollView { Text("a") }
          .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .macOS(.v15)) { $0.bounces = false }
      #endif
      ScrollView { Text("b") }
        #if canImport(UIKit)
          .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .tvOS(.v18, .v26, .v27)) { $0.bounces = false }
        #elseif canImport(AppKit)
          .introspect(.scrollView, on: .macOS(.v15, .v26, .v27)) { $0.hasVerticalScroller = false }
        #endif
    }
    .sheet(isPresented: .constant(true)) {
      // Two classes from iOS 15 on, one of them the same everywhere.
      Text("c")
        .introspect(.sheet, on: .iOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27), .tvOS(.v18, .v26, .v27)) {
          $0.overrideTraitCollection = nil
        }
      Text("d")
        .introspect(.sheet, on: .iOS(.v15, .v16, .v17, .v18, .v26, .v27), .visionOS(.v1, .v2, .v26, .v27)) {
          (sheet: UISheetPresentationController) in
          sheet.prefersGrabberVisible = true
        }
    }
  }
}
