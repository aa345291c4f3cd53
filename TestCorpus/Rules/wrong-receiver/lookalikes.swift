// does not compile: a view type that is not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

/// A custom view, a modifier of the project's own and `content` may hold anything.
struct Unknown<Content: View>: View {
  @ViewBuilder let content: () -> Content
  let header: AnyView

  var body: some View {
    VStack {
      FeedContent()
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      content()
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      header
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { content() }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { FeedContent() }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { header }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      AnyView(header)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Text("News").scrollable()
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Text("News")
        #if os(iOS)
          .scrollable()
        #endif
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Text("News").modifier(Scrollable())
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { Text("News").scrollable() }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      (Text("a") + Text("b"))
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Toggle("On", isOn: .constant(true))
        .toggleStyle(SlidingToggleStyle())
        .introspect(.slider, on: .iOS(.v26, .v27)) { $0.isContinuous = false }
      Text("News")
        .background(theme.background)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { deep }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      either
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      ForEach(rows, content: RowView.init)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
    }
    .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }

  // Only one step is followed.
  private var deep: some View { deeper }
  private var deeper: some View { Text("News") }

  @ViewBuilder private var either: some View {
    if isLarge { FeedContent() } else { Text("News") }
  }

  private func parameter(_ text: some View) -> some View {
    text.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}

struct Scrollable: ViewModifier {
  func body(content: Content) -> some View {
    content.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}

extension View {
  func bounceless() -> some View {
    introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }

  func bouncelessToo() -> some View {
    self.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}

extension Text {
  func bounceless() -> some View {
    self.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
  }
}

/// The search accepts subclasses, and goes through all that the receiver holds.
struct Found: View {
  @Binding var name: String

  var body: some View {
    VStack {
      VStack { ScrollView { Text("News") } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      VStack { list }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      HStack { Card { ScrollView { Text("News") } } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Text("News")
        .overlay { ScrollView { Text("More") } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      List { Text("News") }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      Form { Text("News") }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }
      TextEditor(text: $name)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      TabView { Text("News") }
        .tabViewStyle(.page)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
      SecureField("Code", text: $name)
        .introspect(.textField, on: .iOS(.v26, .v27)) { $0.borderStyle = .none }

      // AppKit puts tables and texts into scroll views.
      List { Text("News") }
        .introspect(.scrollView, on: .macOS(.v15, .v26, .v27)) { $0.hasVerticalScroller = false }
      TextEditor(text: $name)
        .introspect(.scrollView, on: .macOS(.v15, .v26, .v27)) { $0.hasVerticalScroller = false }
      // An editor stands in a field that is edited.
      TextField("Name", text: $name)
        .introspect(.textEditor, on: .macOS(.v15, .v26, .v27)) { $0.isRichText = false }

      // The class is the same there.
      TextField("Name", text: $name, axis: .vertical)
        .introspect(.textField, on: .tvOS(.v26, .v27)) { $0.borderStyle = .none }
        .introspect(.textField, on: .macOS(.v26, .v27)) { $0.isBordered = false }
      TextField("Name", text: $name, axis: axis)
        .introspect(.textField, on: .iOS(.v26, .v27)) { $0.borderStyle = .none }

      // A style may come from around the view.
      Toggle("On", isOn: .constant(true))
        .introspect(.toggle(style: .switch), on: .macOS(.v26, .v27)) { $0.alphaValue = 1 }
      Picker("Size", selection: $name) { Text("Small") }
        .introspect(.picker(style: .segmented), on: .iOS(.v26, .v27)) { $0.isMomentary = true }

      // What stands in these is not known.
      DatePicker("Day", selection: .constant(.now))
        .introspect(.picker(style: .wheel), on: .iOS(.v26, .v27)) { $0.showsSelectionIndicator = false }
      NavigationStack { Text("News") }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }
    }
  }

  private var list: some View { List { Text("News") } }
}

/// Any view has these.
struct AnyView_: View {
  var body: some View {
    Text("News")
      .introspect(.window, on: .iOS(.v26, .v27)) { $0.backgroundColor = .red }
      .introspect(.viewController, on: .iOS(.v26, .v27)) { $0.title = "News" }
      .introspect(.view, on: .iOS(.v26, .v27)) { $0.isOpaque = true }
  }
}

/// Who looks outwards finds what is around the type.
struct Outwards: View {
  var body: some View {
    VStack {
      Text("News")
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { $0.bounces = false }
      Text("News")
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: [.receiver, .ancestor]) { $0.bounces = false }
      Text("News")
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: scope) { $0.bounces = false }
      Text("News")
        .introspect(.listCell, on: .iOS(.v26, .v27)) { $0.backgroundView = nil }
      Text("News")
        .introspect(.searchField, on: .iOS(.v26, .v27)) { $0.autocapitalizationType = .none }
      Text("News")
        .introspect(.carousel, on: .iOS(.v26, .v27)) { $0.bounces = false }
    }
  }
}
