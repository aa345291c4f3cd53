import SwiftUI
import SwiftUIIntrospect

struct StateWrites: View {
  @State private var inset: CGFloat = 0
  @State private var isConfigured = false
  @State private var frame = CGRect.zero
  @State private var proxy = Proxy()
  @State private var names: [String] = []
  @State private var sizes: [String: CGSize] = [:]
  @State private var observation: NSKeyValueObservation?
  @Binding var isShown: Bool
  @Binding var needed: [Int: Bool]
  @AppStorage("count") private var count = 0
  @SceneStorage("last") private var last: String?
  @FocusState private var isFocused: Bool
  let text: Binding<String>

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        inset = scrollView.contentInset.top // expect: state-change-in-closure@9 "'inset' is SwiftUI state"
        self.inset += 1 // expect: state-change-in-closure@9
        last = scrollView.description // expect: state-change-in-closure
        count += 1 // expect: state-change-in-closure
        isShown = true // expect: state-change-in-closure
        isShown.toggle() // expect: state-change-in-closure@9
        needed[scrollView.tag] = true // expect: state-change-in-closure
        sizes["a"] = scrollView.contentSize // expect: state-change-in-closure
        names.append("a") // expect: state-change-in-closure
        names.removeAll() // expect: state-change-in-closure
        $isShown.wrappedValue = false // expect: state-change-in-closure
        _inset.wrappedValue = 4 // expect: state-change-in-closure
        text.wrappedValue = "" // expect: state-change-in-closure
        observation ??= scrollView.observe(\.contentSize) { _, _ in } // expect: state-change-in-closure
      }
    // Parts of values.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        frame.origin.x = 3 // expect: state-change-in-closure
        proxy.offset = scrollView.contentOffset // expect: state-change-in-closure
        proxy.inner.height = 3 // expect: state-change-in-closure
        self.proxy.ids.insert(3) // expect: state-change-in-closure
      }
    // A condition makes it rarer, not right; and 'withAnimation' waits for nothing.
    TextField("Name", text: text)
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        if inset != textField.frame.height {
          withAnimation(nil) {
            inset = textField.frame.height // expect: state-change-in-closure
          }
        }
        isFocused = textField.becomeFirstResponder() // expect: state-change-in-closure
        textField.subviews.forEach { _ in inset += 1 } // expect: state-change-in-closure
      }
    // A flag that may not hold.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        if !isConfigured {
          scrollView.bounces = false
          isConfigured = true // expect: state-change-in-closure "it is no promise that this runs once"
        }
      }
      .introspect(.scrollView, on: .iOS(.v26, .v27), scope: .ancestor) { scrollView in
        if isConfigured { return }
        if !isShown { isShown = true } // expect: state-change-in-closure "the change is undefined behaviour"
        defer { isConfigured = true } // expect: state-change-in-closure "it is no promise that this runs once"
        scrollView.bounces = false
      }
  }
}

struct Proxy {
  var offset = CGPoint.zero
  var inner = Inner()
  var ids: Set<Int> = []
  struct Inner { var height: CGFloat = 0 }
}

// Objects that the view observes.
struct ObservedWrites: View {
  @StateObject private var own = ObservedModel()
  @ObservedObject var given: ObservedModel
  @EnvironmentObject var shared: ObservedModel
  @State private var tracked = TrackedModel()
  @Bindable var bound: TrackedModel
  @Environment(TrackedModel.self) private var ambient

  var body: some View {
    ScrollView { Text("\(tracked.offset.y) \(bound.offset.y) \(ambient.offset.y)") }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { [weak given] scrollView in
        own.offset = scrollView.contentOffset // expect: state-change-in-closure "'offset' is SwiftUI state"
        given?.offset.y = 3 // expect: state-change-in-closure
        shared.offset = .zero // expect: state-change-in-closure
        shared.names.append("a") // expect: state-change-in-closure
        tracked.offset = scrollView.contentOffset // expect: state-change-in-closure
        bound.offset = scrollView.contentOffset // expect: state-change-in-closure
        ambient.offset = scrollView.contentOffset // expect: state-change-in-closure
        guard let given else { return }
        given.names = [] // expect: state-change-in-closure
      }
  }
}

final class ObservedModel: ObservableObject {
  @Published var offset = CGPoint.zero
  @Published fileprivate(set) var names: [String] = []
}

@Observable final class TrackedModel {
  var offset = CGPoint.zero
}

// A stored view is one finding, and the other rule has it.
struct Both: View {
  @State private var scrollView: UIScrollView?

  var body: some View {
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        self.scrollView = scrollView // expect: stored-native-view
      }
  }
}

extension View {
  func readsInset(_ inset: Binding<CGFloat>) -> some View {
    introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
      inset.wrappedValue = scrollView.contentInset.top // expect: state-change-in-closure
    }
  }
}
