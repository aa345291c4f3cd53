// does not compile: a method of another file
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
            .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
        }
      // A sheet on a sheet: the outer one is meant.
      Button("Filter") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          FilterPanel()
            .sheet(isPresented: $isPresented) { Text("More") }
            .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
        }
      // Another presentation.
      FilterPanel()
        .popover(isPresented: $isPresented) { Text("More") }
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
      // Before the sheet; and no sheet at all.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
        .sheet(isPresented: $isPresented) { Text("More") }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
      // A function of the project with that name.
      FilterPanel()
        .sheet(style: .large)
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
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
      .introspect(.fullScreenCover, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }
  }
}
