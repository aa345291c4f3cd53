import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

#if os(iOS)
  extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
    static var supportedVersions: Self { .iOS(.v16, .v17, .v18, .v26) }
  }

  extension PlatformViewVersionPredicate<TextFieldType, UITextField> {
    static var supportedVersions: Self { .iOS(.v16, .v17, .v18) } // expect: stale-version-list
  }

  extension PlatformViewVersionPredicate<ListType, UICollectionView> {
    /// Where this stands, a call beside it covers what follows.
    static var beforeTabs: Self { .iOS(.v16, .v17) }
  }

  extension iOSViewVersion<TextEditorType, UITextView> {
    static let harbour = Self(for: .v17)
  }
#endif
