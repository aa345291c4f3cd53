// does not compile: types that are not declared here
// expect-none
import SwiftUI
import SwiftUIIntrospect

// Which of two declarations a call means is for the compiler to say.
extension PlatformViewVersionPredicate<ListType, UITableView> {
  static var lists: Self { .iOS(.v14) }
}

extension PlatformViewVersionPredicate<ListType, UICollectionView> {
  static var lists: Self { .iOS(.v16) }
}

extension PlatformViewVersionPredicate<ScrollViewType, UIScrollView> {
  // More than a list.
  static var chosen: Self { isOld ? .iOS(.v15) : .iOS(.v16, .v17) }
  static var branched: Self {
    #if DEBUG
      .iOS(.v16, .v17)
    #endif
  }
  static var logged: Self {
    log()
    return .iOS(.v16, .v17)
  }
  static var borrowed: Self { make(.iOS(.v16)) }
  static func made() -> Self { .iOS(.v16) }

  // Every call that goes by it has what is missing beside it.
  static var older: Self { .iOS(.v16, .v17) }
  // Every call that goes by it is for old systems, or for another platform.
  static var checked: Self { .iOS(.v16, .v17) }
  static var others: Self { .iOS(.v16) }
  @available(iOS, obsoleted: 18)
  static var complete: Self { .iOS(.v18, .v26, .v27) }
}

// Made for any view type, and used for two.
extension PlatformViewVersionPredicate where PlatformSpecificEntity == UIView {
  static var any: Self { .iOS(.v16) }
}

// A view type from elsewhere.
extension PlatformViewVersionPredicate<RulerType, UIView> {
  static var rulers: Self { .iOS(.v16) }
}

// No predicates.
enum Sizes {
  static let v16 = 16
  static let wide: Self = .iOS(.v16)
}

struct Feed: View {
  var body: some View {
    VStack {
      List { Rows() }.introspect(.list, on: .lists) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .chosen) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .branched) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .logged) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .borrowed) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .made()) { $0.bounces = false }
      ScrollView { Rows() }.introspect(.scrollView, on: .unknown) { $0.bounces = false }
      ScrollView { Rows() }
        .introspect(.scrollView, on: .older, .iOS(.v18, .v26, .v27)) { $0.bounces = false }
      ScrollView { Rows() }
        .introspect(.scrollView, on: .older) { $0.bounces = false }
        .introspect(.scrollView, on: .complete) { $0.bounces = true }
      ScrollView { Rows() }
        .introspect(.scrollView, on: .older, .unknown) { $0.bounces = false }
      if #unavailable(iOS 18) {
        ScrollView { Rows() }.introspect(.scrollView, on: .checked) { $0.bounces = false }
      }
      #if os(tvOS)
        ScrollView { Rows() }.introspect(.scrollView, on: .others, .tvOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }
      #endif
      ScrollView { Rows() }.introspect(.scrollView, on: .any) { $0.alpha = 1 }
      Slider(value: $a).introspect(.slider, on: .any) { $0.alpha = 1 }
      Ruler().introspect(.ruler, on: .rulers) { $0.alpha = 1 }
    }
  }
}
