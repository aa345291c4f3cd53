// does not compile: a version and a view type that are not declared here
@_spi(Advanced) import SwiftUIIntrospect
import SwiftUI

// expect-none
// introspect-lint:disable:file open-ended-range -- a range is never stale

struct Complete: View {
  let rows: [Row]

  var body: some View {
    VStack {
      ScrollView { Rows(rows) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26, .v27), .visionOS(.v1, .v2, .v26, .v27)) { view in
          view.bounces = false
        }

      // Split where the class changes; the second call goes to the end.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13, .v14, .v15)) { table in
          table.sectionHeaderTopPadding = 0
        }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { collection in
          collection.allowsFocus = false
        }

      // Two spellings of one type.
      List(rows, rowContent: RowView.init)
        .listStyle(.plain)
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }
        .padding()
        .introspect(.list(style: .plain), on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }

      // The other calls of the chain stand in branches of a postfix `#if`.
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v15)) { $0.separatorInset = .zero }
        #if swift(>=5.9)
          .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.allowsFocus = false }
        #endif

      // A range goes on by itself.
      TextField("Name", text: .constant(""))
        .introspect(.textField, on: .iOS(.v14), .iOS(.v15...)) { $0.clearButtonMode = .always }

      // What a constant holds is not known here.
      TextField("Name", text: .constant(""))
        .introspect(.textField, on: .iOS(.v16, .v17), SupportedVersions.newest) { $0.clearButtonMode = .always }
      TextField("Name", text: .constant(""))
        .introspect(.textField, on: .supportedVersions) { $0.clearButtonMode = .always }

      // A version that only some other package can declare.
      TextField("Name", text: .constant(""))
        .introspect(.textField, on: .iOS(.v16, .v17AndLater)) { $0.clearButtonMode = .always }

      // A view type that is not the library's.
      Carousel(rows)
        .introspect(.carousel, on: .iOS(.v16, .v17)) { $0.bounces = false }
    }
  }
}

/// View types that end: there is nothing to add.
struct Ended: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Pinned", isOn: $isOn)
      .toggleStyle(.button)
      #if os(macOS)
        .introspect(.toggle(style: .button), on: .macOS(.v13, .v14, .v15)) { $0.isBordered = false }
      #endif
    NavigationSplitView { Sidebar() } detail: { Detail() }
      #if os(tvOS)
        .introspect(.navigationSplitView, on: .tvOS(.v16, .v17)) { $0.hidesBarsOnTap = true }
      #endif
  }
}

/// Old systems only, on purpose.
struct Narrowed: View {
  let rows: [Row]

  var body: some View {
    if #available(iOS 16, *) {
      List(rows, rowContent: RowView.init).scrollContentBackground(.hidden)
    } else {
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.backgroundColor = .clear }
    }

    if #unavailable(iOS 17) {
      ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v15, .v16)) { $0.bounces = false }
    }

    // 16.4 splits iOS 16, and both branches run on some of it.
    if #available(iOS 16.4, *) {
      ScrollView { Rows(rows) }.scrollBounceBehavior(.basedOnSize)
    } else {
      ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v15, .v16)) { $0.bounces = false }
    }

    // The check names other platforms, so its `else` never runs on the rest.
    if #available(iOS 17, *) {
      Rows(rows)
    } else {
      ScrollView { Rows(rows) }.introspect(.scrollView, on: .iOS(.v16), .tvOS(.v16)) { $0.bounces = false }
    }
  }

  @ViewBuilder
  func guarded() -> some View {
    let view = legacyList()
    view
  }

  func legacyList() -> AnyView {
    guard #unavailable(iOS 16) else { return AnyView(List(rows, rowContent: RowView.init)) }
    return AnyView(
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.backgroundColor = .clear })
  }

  func returnsEarly() -> AnyView {
    if #available(iOS 16, *) {
      return AnyView(List(rows, rowContent: RowView.init).scrollContentBackground(.hidden))
    }
    return AnyView(
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v14, .v15)) { $0.backgroundColor = .clear })
  }
}

/// Branches that no build for the platform takes.
struct Excluded: View {
  var body: some View {
    ScrollView { Text("a") }
      #if os(macOS)
        .introspect(.scrollView, on: .iOS(.v16)) { $0.bounces = false }
      #endif
    ScrollView { Text("b") }
      #if os(iOS) || os(visionOS)
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }
      #else
        .introspect(.scrollView, on: .iOS(.v17)) { $0.bounces = false }
      #endif
    #if !canImport(SwiftUIIntrospect)
      ScrollView { Text("c") }
        .introspect(.scrollView, on: .iOS(.v17)) { $0.bounces = false }
    #endif
  }
}

/// The same name, and other things altogether.
struct FalseFriends: View {
  let client: TokenClient
  let archive: Archive

  var body: some View {
    HighlightedTextEditor(text: .constant(""), highlightRules: .markdown)
      .introspect { editor in
        editor.textView.autocorrectionType = .no
      }
    Text(".introspect(.scrollView, on: .iOS(.v16)) { }")
    // Text("old").introspect(.scrollView, on: .iOS(.v16)) { _ in }
  }

  func check() {
    client.introspect(token: "abc") { result in print(result) }
    client.introspect(token: "abc", type: .accessToken, callback: { _, _ in })
    schema.introspect(tableNamed: "users", inSchemaNamed: "public", using: connection)
    archive.extract("entry") { data in print(data) }
  }
}
