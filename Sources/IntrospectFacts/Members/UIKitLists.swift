// UIKit: scroll views, lists and their cells.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let uiKitLists: [NativeClass] = [
    NativeClass(
      "UIScrollView", inherits: ["UIView"], .UIKit,
      """
      delegate contentSize contentOffset contentInset adjustedContentInset contentInsetAdjustmentBehavior
      frameLayoutGuide contentLayoutGuide isScrollEnabled isDirectionalLockEnabled isPagingEnabled scrollsToTop
      bounces bouncesHorizontally bouncesVertically alwaysBounceVertical alwaysBounceHorizontal isTracking isDragging
      isDecelerating isScrollAnimating decelerationRate indicatorStyle showsHorizontalScrollIndicator
      showsVerticalScrollIndicator horizontalScrollIndicatorInsets verticalScrollIndicatorInsets scrollIndicatorInsets
      automaticallyAdjustsScrollIndicatorInsets refreshControl canCancelContentTouches delaysContentTouches
      directionalPressGestureRecognizer panGestureRecognizer pinchGestureRecognizer zoomScale maximumZoomScale
      minimumZoomScale isZoomBouncing isZooming isZoomAnimating bouncesZoom keyboardDismissMode indexDisplayMode
      contentAlignmentPoint transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
      allowsKeyboardScrolling topEdgeEffect bottomEdgeEffect leftEdgeEffect rightEdgeEffect
      setContentOffset(_:animated:) adjustedContentInsetDidChange() stopScrollingAndZooming() flashScrollIndicators()
      withScrollIndicatorsShown(forContentOffsetChanges:) scrollRectToVisible(_:animated:)
      touchesShouldBegin(_:with:in:) touchesShouldCancel(in:) zoom(to:animated:) setZoomScale(_:animated:)
      """),
    NativeClass(
      "UITableView", inherits: ["UIScrollView"], .UIKit,
      """
      dataSource delegate prefetchDataSource isPrefetchingEnabled style tableHeaderView tableFooterView backgroundView
      rowHeight estimatedRowHeight fillerRowHeight cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea
      sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
      sectionHeaderTopPadding separatorStyle separatorColor separatorEffect separatorInset separatorInsetReference
      numberOfSections visibleCells indexPathsForVisibleRows indexPathForSelectedRow indexPathsForSelectedRows
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      selectionFollowsFocus hasUncommittedUpdates dragDelegate hasActiveDrag dragInteractionEnabled dropDelegate
      hasActiveDrop isEditing sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor allowsFocus allowsFocusDuringEditing remembersLastFocusedIndexPath
      contextMenuInteraction selfSizingInvalidation register(_:forCellReuseIdentifier:)
      register(_:forHeaderFooterViewReuseIdentifier:) dequeueReusableCell(withIdentifier:for:)
      dequeueReusableCell(withIdentifier:) dequeueReusableHeaderFooterView(withIdentifier:) numberOfRows(inSection:)
      cellForRow(at:) headerView(forSection:) footerView(forSection:) indexPath(for:) indexPathForRow(at:)
      indexPathsForRows(in:) selectRow(at:animated:scrollPosition:) deselectRow(at:animated:) insertRows(at:with:)
      deleteRows(at:with:) insertSections(_:with:) deleteSections(_:with:) moveRow(at:to:) moveSection(_:toSection:)
      performBatchUpdates(_:completion:) beginUpdates() endUpdates() reconfigureRows(at:) reloadData()
      reloadRows(at:with:) reloadSections(_:with:) reloadSectionIndexTitles() scrollToRow(at:at:animated:)
      scrollToNearestSelectedRow(at:animated:) setEditing(_:animated:) rect(forSection:) rectForRow(at:)
      rectForFooter(inSection:) rectForHeader(inSection:)
      """),
    NativeClass(
      "UITableViewCell", inherits: ["UIView"], .UIKit,
      """
      contentView textLabel detailTextLabel imageView backgroundView selectedBackgroundView
      multipleSelectionBackgroundView contentConfiguration backgroundConfiguration
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler
      configurationState selectionStyle isSelected isHighlighted accessoryType accessoryView editingAccessoryType
      editingAccessoryView isEditing editingStyle showingDeleteConfirmation showsReorderControl
      shouldIndentWhileEditing indentationLevel indentationWidth separatorInset focusStyle reuseIdentifier
      userInteractionEnabledWhileDragging setSelected(_:animated:) setHighlighted(_:animated:) setEditing(_:animated:)
      prepareForReuse() defaultContentConfiguration() defaultBackgroundConfiguration() setNeedsUpdateConfiguration()
      updateConfiguration(using:)
      """),
    NativeClass(
      "UICollectionView", inherits: ["UIScrollView"], .UIKit,
      """
      dataSource delegate prefetchDataSource isPrefetchingEnabled backgroundView collectionViewLayout numberOfSections
      visibleCells dragDelegate hasActiveDrag dragInteractionEnabled dropDelegate hasActiveDrop reorderingCadence
      indexPathsForSelectedItems allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing selectionFollowsFocus isEditing indexPathsForVisibleItems
      hasUncommittedUpdates allowsFocus allowsFocusDuringEditing remembersLastFocusedIndexPath contextMenuInteraction
      selfSizingInvalidation dequeueConfiguredReusableCell(using:for:item:) register(_:forCellWithReuseIdentifier:)
      dequeueReusableCell(withReuseIdentifier:for:) dequeueConfiguredReusableSupplementary(using:for:)
      register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) setCollectionViewLayout(_:animated:)
      setCollectionViewLayout(_:animated:completion:) startInteractiveTransition(to:completion:)
      finishInteractiveTransition() cancelInteractiveTransition() numberOfItems(inSection:) insertItems(at:)
      moveItem(at:to:) deleteItems(at:) insertSections(_:) moveSection(_:toSection:) deleteSections(_:)
      beginInteractiveMovementForItem(at:) updateInteractiveMovementTargetPosition(_:) endInteractiveMovement()
      cancelInteractiveMovement() selectItem(at:animated:scrollPosition:) deselectItem(at:animated:)
      indexPathForItem(at:) indexPath(for:) cellForItem(at:) indexPathsForVisibleSupplementaryElements(ofKind:)
      supplementaryView(forElementKind:at:) visibleSupplementaryViews(ofKind:) layoutAttributesForItem(at:)
      layoutAttributesForSupplementaryElement(ofKind:at:) scrollToItem(at:at:animated:)
      performBatchUpdates(_:completion:) reconfigureItems(at:) reloadData() reloadSections(_:) reloadItems(at:)
      indexPath(forSupplementaryView:)
      """),
    NativeClass(
      "UICollectionReusableView", inherits: ["UIView"], .UIKit,
      """
      reuseIdentifier prepareForReuse() apply(_:) preferredLayoutAttributesFitting(_:) willTransition(from:to:)
      didTransition(from:to:)
      """),
    NativeClass(
      "UICollectionViewCell", inherits: ["UICollectionReusableView"], .UIKit,
      """
      contentView backgroundView selectedBackgroundView contentConfiguration backgroundConfiguration
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler
      configurationState isSelected isHighlighted setNeedsUpdateConfiguration() updateConfiguration(using:)
      defaultBackgroundConfiguration() dragStateDidChange(_:)
      """),
    NativeClass(
      "UICollectionViewListCell", inherits: ["UICollectionViewCell"], .UIKit,
      """
      accessories indentationLevel indentationWidth indentsAccessories separatorLayoutGuide
      defaultContentConfiguration()
      """),
    NativeClass(
      "UIRefreshControl", inherits: ["UIControl"], .UIKit,
      """
      isRefreshing attributedTitle beginRefreshing() endRefreshing()
      """),
    NativeClass(
      "UIStackView", inherits: ["UIView"], .UIKit,
      """
      arrangedSubviews axis distribution alignment spacing isBaselineRelativeArrangement
      isLayoutMarginsRelativeArrangement addArrangedSubview(_:) insertArrangedSubview(_:at:) removeArrangedSubview(_:)
      setCustomSpacing(_:after:) customSpacing(after:)
      """),
  ]
}
