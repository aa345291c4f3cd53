import SwiftUI
import SwiftUIIntrospect

struct Feed: View {
  var body: some View {
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { list in
        list.addSubview(UIView())
      }
  }
}
