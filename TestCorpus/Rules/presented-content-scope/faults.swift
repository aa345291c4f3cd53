import SwiftUI
import SwiftUIIntrospect

struct Presenting: View {
  @State private var isPresented = false
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("Filter") { isPresented = true }
        .sheet(isPresented: $isPresented) { FilterPanel() }
        .introspect(.sheet, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }  // expect: presented-content-scope@21 "'.sheet' is looked for above the view that presents it, where it never is; move the call into the content of '.sheet'"
      Button("Filter") { isPresented = true }
        .fullScreenCover(item: $item) { ItemView(item: $0) }
        .padding()
        .introspect(.fullScreenCover, on: .iOS(.v26, .v27)) { $0.containerView?.alpha = 1 }  // expect: presented-content-scope
      FilterButton()
        .popover(isPresented: $isPresented, arrowEdge: .top) { FilterPanel() }
        .introspect(.popover, on: .iOS(.v26, .v27), scope: .ancestor) { $0.containerView?.alpha = 1 }  // expect: presented-content-scope "'.popover'"
    }
  }
}
