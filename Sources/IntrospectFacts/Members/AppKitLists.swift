// AppKit: scroll views, tables, tabs and split views.
//
// Source: Apple's documentation of these classes, as of the SDKs of OS 26.
extension NativeClass {
  static let appKitLists: [NativeClass] = [
    NativeClass(
      "NSScrollView", inherits: ["NSView"], .AppKit,
      """
      contentSize documentVisibleRect backgroundColor drawsBackground borderType documentCursor contentView
      documentView horizontalScroller hasHorizontalScroller verticalScroller hasVerticalScroller autohidesScrollers
      hasHorizontalRuler horizontalRulerView hasVerticalRuler verticalRulerView rulersVisible
      automaticallyAdjustsContentInsets contentInsets scrollerInsets scrollerKnobStyle scrollerStyle lineScroll
      horizontalLineScroll verticalLineScroll pageScroll horizontalPageScroll verticalPageScroll scrollsDynamically
      findBarPosition usesPredominantAxisScrolling horizontalScrollElasticity verticalScrollElasticity
      allowsMagnification magnification maxMagnification minMagnification addFloatingSubview(_:for:)
      reflectScrolledClipView(_:) tile() flashScrollers() magnify(toFit:) setMagnification(_:centeredAt:)
      """),
    NativeClass(
      "NSClipView", inherits: ["NSView"], .AppKit,
      """
      documentView documentRect documentVisibleRect documentCursor backgroundColor drawsBackground
      automaticallyAdjustsContentInsets contentInsets scroll(to:) constrainBoundsRect(_:) autoscroll(with:)
      """),
    NativeClass(
      "NSTableView", inherits: ["NSControl"], .AppKit,
      """
      dataSource delegate usesStaticContents registeredNibsByIdentifier doubleAction clickedColumn clickedRow
      allowsColumnReordering allowsColumnResizing allowsMultipleSelection allowsEmptySelection allowsColumnSelection
      usesAutomaticRowHeights intercellSpacing rowHeight backgroundColor usesAlternatingRowBackgroundColors style
      effectiveStyle selectionHighlightStyle gridColor gridStyleMask effectiveRowSizeStyle rowSizeStyle tableColumns
      selectedColumn selectedColumnIndexes numberOfSelectedColumns selectedRow selectedRowIndexes numberOfSelectedRows
      allowsTypeSelect numberOfColumns numberOfRows floatsGroupRows editedColumn editedRow headerView cornerView
      columnAutoresizingStyle autosaveTableColumns autosaveName highlightedTableColumn verticalMotionCanBeginDrag
      draggingDestinationFeedbackStyle sortDescriptors rowActionsVisible hiddenRowIndexes reloadData()
      reloadData(forRowIndexes:columnIndexes:) makeView(withIdentifier:owner:) rowView(atRow:makeIfNecessary:)
      view(atColumn:row:makeIfNecessary:) beginUpdates() endUpdates() moveRow(at:to:) insertRows(at:withAnimation:)
      removeRows(at:withAnimation:) row(for:) column(for:) register(_:forIdentifier:) indicatorImage(in:)
      setIndicatorImage(_:in:) addTableColumn(_:) removeTableColumn(_:) moveColumn(_:toColumn:)
      column(withIdentifier:) tableColumn(withIdentifier:) selectColumnIndexes(_:byExtendingSelection:)
      deselectColumn(_:) selectRowIndexes(_:byExtendingSelection:) deselectRow(_:) isRowSelected(_:) selectAll(_:)
      deselectAll(_:) enumerateAvailableRowViews(_:) editColumn(_:row:with:select:) rect(ofColumn:) rect(ofRow:)
      rows(in:) column(at:) row(at:) sizeLastColumnToFit() noteNumberOfRowsChanged() tile() sizeToFit()
      noteHeightOfRows(withIndexesChanged:) scrollRowToVisible(_:) scrollColumnToVisible(_:)
      setDraggingSourceOperationMask(_:forLocal:) setDropRow(_:dropOperation:) hideRows(at:withAnimation:)
      unhideRows(at:withAnimation:)
      """),
    NativeClass(
      "NSOutlineView", inherits: ["NSTableView"], .AppKit,
      """
      outlineTableColumn indentationPerLevel indentationMarkerFollowsCell autoresizesOutlineColumn
      autosaveExpandedItems stronglyReferencesItems expandItem(_:) expandItem(_:expandChildren:) collapseItem(_:)
      collapseItem(_:collapseChildren:) reloadItem(_:) item(atRow:) row(forItem:) level(forRow:) isItemExpanded(_:)
      isExpandable(_:) parent(forItem:)
      """),
    NativeClass(
      "NSTableRowView", inherits: ["NSView"], .AppKit,
      """
      isSelected isEmphasized isGroupRowStyle isFloating selectionHighlightStyle backgroundColor isNextRowSelected
      isPreviousRowSelected interiorBackgroundStyle numberOfColumns drawBackground(in:) drawSelection(in:)
      drawSeparator(in:) view(atColumn:)
      """),
    NativeClass(
      "NSTableCellView", inherits: ["NSView"], .AppKit,
      """
      objectValue textField imageView backgroundStyle rowSizeStyle draggingImageComponents
      """),
    NativeClass(
      "NSTabView", inherits: ["NSView"], .AppKit,
      """
      delegate tabViewItems selectedTabViewItem numberOfTabViewItems tabViewType tabPosition tabViewBorderType
      allowsTruncatedLabels minimumSize drawsBackground font controlSize contentRect addTabViewItem(_:)
      insertTabViewItem(_:at:) removeTabViewItem(_:) selectTabViewItem(_:) selectTabViewItem(at:)
      selectTabViewItem(withIdentifier:) selectFirstTabViewItem(_:) selectNextTabViewItem(_:) indexOfTabViewItem(_:)
      indexOfTabViewItem(withIdentifier:) tabViewItem(at:) takeSelectedTabViewItemFromSender(_:)
      """),
    NativeClass(
      "NSSplitView", inherits: ["NSView"], .AppKit,
      """
      delegate isVertical dividerStyle autosaveName arrangedSubviews arrangesAllSubviews dividerThickness dividerColor
      setPosition(_:ofDividerAt:) minPossiblePositionOfDivider(at:) maxPossiblePositionOfDivider(at:) adjustSubviews()
      isSubviewCollapsed(_:) holdingPriorityForSubview(at:) setHoldingPriority(_:forSubviewAt:) addArrangedSubview(_:)
      insertArrangedSubview(_:at:) removeArrangedSubview(_:) drawDivider(in:)
      """),
    NativeClass(
      "NSSplitViewController", inherits: ["NSViewController"], .AppKit,
      """
      splitView splitViewItems minimumThicknessForInlineSidebars addSplitViewItem(_:) insertSplitViewItem(_:at:)
      removeSplitViewItem(_:) splitViewItem(for:) toggleSidebar(_:) toggleInspector(_:)
      """),
    NativeClass(
      "NSSplitViewItem", inherits: ["NSObject"], .AppKit,
      """
      viewController behavior isCollapsed canCollapse canCollapseFromWindowResize collapseBehavior minimumThickness
      maximumThickness preferredThicknessFraction holdingPriority automaticMaximumThickness isSpringLoaded
      allowsFullHeightLayout titlebarSeparatorStyle
      """),
  ]
}
