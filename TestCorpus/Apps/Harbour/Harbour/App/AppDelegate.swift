#if os(iOS)
  import UIKit

  final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UINavigationBar.appearance().prefersLargeTitles = true
      application.registerForRemoteNotifications()
      return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
      PushRegistry.shared.update(token)
    }
  }

  final class PushRegistry {
    static let shared = PushRegistry()
    private(set) var token: Data?

    func update(_ token: Data) { self.token = token }
  }
#endif
