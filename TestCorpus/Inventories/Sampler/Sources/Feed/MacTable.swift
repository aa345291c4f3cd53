import SwiftUI
import SwiftUIIntrospect

struct MacTable: View {
  var body: some View {
    #if os(macOS)
      List { Text("A") }
        .introspect(.list, on: .macOS(.v13, .v14, .v15, .v26, .v27)) { $0.usesAutomaticRowHeights = true }
    #else
      List { Text("A") }
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.alwaysBounceVertical = false }
    #endif
  }
}
