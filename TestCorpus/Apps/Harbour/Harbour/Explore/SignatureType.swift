import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

#if os(iOS)
  import PencilKit

  /// The pad on which a skipper signs.
  struct SignatureType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == SignatureType {
    static var signature: Self { .init() }
  }

  extension iOSViewVersion<SignatureType, PKCanvasView> {
    static let v17 = Self(for: .v17)
    static let v18 = Self(for: .v18)
    static let v26 = Self(for: .v26)
  }
#endif
