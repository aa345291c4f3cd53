// does not compile: a method of another file
// settings: adapters Sources/Introspection/**
import SwiftUI

// expect-none

struct Feed: View {
  var body: some View {
    ScrollView { Text("News") }
      .bounceless()
      .extract(UIScrollView.self) { $0.bounces = false }
  }
}
