#if os(iOS)
  import UIKit

  /// Puts one more badge on the view.
  @MainActor
  func installBadge(on view: UIView) {
    let badge = UILabel()
    badge.text = "new"
    view.addSubview(badge)
  }

  /// Puts the badge on the view, in the place of the one before.
  @MainActor
  func replaceBadge(on view: UIView) {
    view.viewWithTag(badgeTag)?.removeFromSuperview()
    let badge = UILabel()
    badge.tag = badgeTag
    view.addSubview(badge)
  }

  private let badgeTag = 417
#endif
