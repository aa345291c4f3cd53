#if os(macOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct MacRootView: View {
    var body: some View {
      NavigationSplitView {
        SidebarView()
      } detail: {
        Text("Choose a berth")
      }
      .background(
        WindowReader { window in
          window?.addTitlebarAccessoryViewController(NSTitlebarAccessoryViewController()) // expect: non-idempotent-closure
        })
    }
  }

  struct MacInspector: View {
    var body: some View {
      Text("Inspector")
        .background(
          WindowAccessor { window in
            window?.addTitlebarAccessoryViewController(NSTitlebarAccessoryViewController())
          })
    }
  }
#endif
