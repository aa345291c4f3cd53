import SwiftUI
import SwiftUIIntrospect

struct Leaves: View {
  @Binding var name: String

  var body: some View {
    VStack {
      Text("News")
        .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver@21 "a Text has no UIScrollView behind it, so this closure never runs"
      Text("News")
        .font(.title)
        .padding()
        .introspect(.textField, on: .macOS(.v15, .v26, .v27)) { $0.isBordered = false }  // expect: wrong-receiver "no NSTextField"
      Image(systemName: "star").resizable().scaledToFit()
        .introspect(.list, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "an Image has no UICollectionView"
      Color.red.opacity(0.5)
        .introspect(.tabView, on: .iOS(.v26, .v27)) { $0.tabBar.isTranslucent = false }  // expect: wrong-receiver "a Color"
      SwiftUI.Text("News")
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .receiver) { $0.bounces = false }  // expect: wrong-receiver
      Text("News")
        .introspect(.scrollView, on: .iOS(.v26, .v27), scope: [.receiver]) { $0.bounces = false }  // expect: wrong-receiver

      // A field is no editor, and an editor no field.
      TextField("Name", text: $name)
        .introspect(.textEditor, on: .iOS(.v17, .v18, .v26, .v27)) { $0.isEditable = false }  // expect: wrong-receiver "a TextField is backed by UITextField, not by UITextView, so this closure never runs; the view type for it is '.textField'"
      TextEditor(text: $name)
        .introspect(.textField, on: .iOS(.v17, .v18, .v26, .v27)) { $0.borderStyle = .none }  // expect: wrong-receiver "the view type for it is '.textEditor'"
      Slider(value: .constant(1))
        .introspect(.stepper, on: .iOS(.v17, .v18, .v26, .v27)) { $0.wraps = true }  // expect: wrong-receiver "backed by UISlider, not by UIStepper"
      ScrollView { Text("News") }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "nothing in this ScrollView is backed by UICollectionView"
    }
  }
}

/// The class of a field hangs on its axis.
struct Axes: View {
  @Binding var name: String

  var body: some View {
    Group {
      TextField("Name", text: $name, axis: .vertical)
        .introspect(.textField, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.borderStyle = .none }  // expect: wrong-receiver "a TextField with 'axis: .vertical' is backed by UITextView, not by UITextField, so this closure never runs; the view type for it is '.textField(axis: .vertical)'"
      TextField("Name", text: $name, axis: .vertical)
        .introspect(.textField, on: .iOS(.v26, .v27), .tvOS(.v26, .v27)) { $0.borderStyle = .none }  // expect: wrong-receiver "this closure never runs on iOS;"
      TextField("Name", text: $name)
        .introspect(.textField(axis: .vertical), on: .iOS(.v26, .v27)) { $0.isEditable = false }  // expect: wrong-receiver "the view type for it is '.textField'"
      TextField("Name", text: $name, axis: .horizontal)
        .introspect(.textField(axis: .vertical), on: .iOS(.v26, .v27)) { $0.isEditable = false }  // expect: wrong-receiver
    }
  }
}

/// Where the versions are not known, it must be wrong on all.
struct Constants: View {
  @Binding var name: String

  var body: some View {
    Group {
      Text("News")
        .introspect(.scrollView, on: .supportedVersions) { $0.alpha = 1 }  // expect: wrong-receiver "a Text has no UIScrollView or NSScrollView behind it, so this closure never runs"
      TextField("Name", text: $name, axis: .vertical)
        .introspect(.textField, on: .supportedVersions) { $0.alpha = 1 }
    }
  }
}

/// Everything that stands in these is known.
struct Containers: View {
  let isLarge: Bool

  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("News")
        if isLarge {
          Image(systemName: "star")
        } else {
          Spacer()
        }
        switch isLarge {
        case true: Divider()
        case false: EmptyView()
        }
        Button("Send") { send() }
        Button(action: send) { Text("Send") }
        Button {
          send()
        } label: {
          Label("Send", systemImage: "star")
        }
      }
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "nothing in this VStack is backed by UIScrollView, so this closure never runs"

      // What a sheet or a toolbar shows is not in the view.
      HStack { Text("News") }
        .sheet(isPresented: .constant(true)) { ScrollView { Text("More") } }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver

      // Nor is the view in what is laid over it.
      ScrollView { Text("News") }
        .overlay {
          Text("New")
            .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "a Text"
        }
        .background(Color.red.introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false })  // expect: wrong-receiver "a Color"
    }
  }

  private func send() {}
}

/// A property and a function are followed once.
struct Followed: View {
  var body: some View {
    VStack {
      title
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "a Text"
      self.title
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver
      row(1)
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver "nothing in this HStack"
      VStack { title }
        .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: wrong-receiver
    }
  }

  private var title: some View {
    Text("News").font(.title)
  }

  private func row(_ number: Int) -> some View {
    return HStack { Text("\(number)") }
  }
}

/// A switch that looks like a button has no UISwitch on iOS, and no view type either.
struct Styles: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("On", isOn: $isOn)
      .toggleStyle(.button)
      .introspect(.toggle, on: .iOS(.v26, .v27)) { $0.onTintColor = .red }  // expect: wrong-receiver "a Toggle with '.toggleStyle(.button)' has no UISwitch behind it"
  }
}
