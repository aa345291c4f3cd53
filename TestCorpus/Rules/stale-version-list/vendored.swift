// does not compile: a part of the library, without the rest
import SwiftUI

// expect-none

// A copy of the library has versions of its own.
public struct iOSVersion: PlatformVersion {
  public static let v13 = iOSVersion { true }
  public static let all = iOSVersion { true }
}

extension View {
  public func introspect<Kind: IntrospectableViewType, Entity>(
    _ viewType: Kind, on platforms: PlatformViewVersions<Kind, Entity>..., customize: @escaping (Entity) -> Void
  ) -> some View {
    modifier(IntrospectModifier(viewType, platforms, customize))
  }
}

struct Preview: View {
  var body: some View {
    ScrollView { Text("a") }
      .introspect(.scrollView, on: .iOS(.v13, .v13, .v99, .v15...)) { $0.bounces = false }
    List { Text("b") }
      .introspect(.list, on: .iOS(.v15, .v16), .watchOS(.v9)) { $0.bounces = false }
  }
}
