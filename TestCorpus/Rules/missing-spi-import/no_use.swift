// does not compile: a type that is not declared here
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Notes: View {
  let lines: [String]

  var body: some View {
    ForEach(lines[1...], id: \.self) { line in
      ScrollView { Text(line) }
        .introspect(.scrollView, on: .iOS(.v18, .v26, .v27)) { $0.bounces = false }
    }
  }
}

// Another library's initialiser, and a function of that name.
extension Schedule {
  static let daily = Self(for: .v17)
}
