import Feed
import SwiftUI

@main
struct HarbourApp: App {
  #if os(iOS)
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  #endif
  @StateObject private var dependencies = Dependencies()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      #if os(macOS)
        MacRootView()
          .environmentObject(dependencies)
      #else
        RootView()
          .environmentObject(dependencies)
      #endif
    }
    .onChange(of: phase) { phase in
      if phase == .background { dependencies.store.flush() }
    }
    #if os(macOS)
      Settings { PreferencesView() }
    #endif
  }
}
