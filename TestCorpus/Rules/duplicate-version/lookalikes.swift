import SwiftUI
import SwiftUIIntrospect

// expect-none
// introspect-lint:disable:file overlapping-introspection -- two calls are another rule's

struct Dates: View {
  @Binding var due: Date

  var body: some View {
    VStack {
      // One platform in several clauses.
      DatePicker("Due", selection: $due)
        .introspect(.datePicker, on: .iOS(.v17), .iOS(.v18), .iOS(.v26, .v27)) { $0.minuteInterval = 5 }
      // The same number on two platforms.
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27), .tvOS(.v18, .v26, .v27)) { $0.bounces = false }
      // In two calls: both closures run.
      ScrollView { Text("b") }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = false }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.delaysContentTouches = false }
      // Excluded by its branch.
      #if os(visionOS)
        DatePicker("Due", selection: $due).introspect(.datePicker, on: .iOS(.v17, .v17)) { $0.minuteInterval = 5 }
      #endif
    }
  }
}
