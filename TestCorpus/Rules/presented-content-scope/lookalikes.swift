import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Presenting: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Button("Filter") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          FilterPanel()
            .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
        }
      // A sheet on a sheet: the outer one is meant.
      Button("Filter") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          FilterPanel()
            .sheet(isPresented: $isPresented) { Text("More") }
            .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
        }
      // Another presentation.
      FilterPanel()
        .popover(isPresented: $isPresented) { Text("More") }
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
      // Before the sheet; and no sheet at all.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
        .sheet(isPresented: $isPresented) { Text("More") }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
      // A function of the project with that name.
      FilterPanel()
        .sheet(style: .large)
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.delegate = nil }
      Text("Filter")
        .fullScreenCover(isPresented: $isPresented) { Presented() }
    }
  }
}

/// It is presented above.
struct Presented: View {
  @State private var isPresented = false

  var body: some View {
    Text("Filter")
      .fullScreenCover(isPresented: $isPresented) { Text("More") }
      .introspect(.fullScreenCover, on: .iOS(.v26, .v27)) { $0.delegate = nil }
  }
}
