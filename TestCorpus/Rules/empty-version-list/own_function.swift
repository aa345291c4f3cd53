import SwiftUI

// expect-none

// The project has a method of that shape.
extension View {
  func introspect<Entity>(_ kind: Kind, customize: @escaping (Entity) -> Void) -> some View {
    background(Probe(kind: kind, customize: customize))
  }
}

struct Screen: View {
  var body: some View {
    Form { Text("a") }
      .introspect(.form) { (table: UITableView) in
        table.bounces = false
      }
  }
}

enum Kind {
  case form
}

struct Probe<Entity>: View {
  let kind: Kind
  let customize: (Entity) -> Void

  var body: some View { EmptyView() }
}
