// settings: adapters Sources/Introspection/**
import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    ScrollView { Text("News") }
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { $0.bounces = false }  // expect: scattered-introspection@8 "outside of the paths that 'adapters:' names"
  }
}
