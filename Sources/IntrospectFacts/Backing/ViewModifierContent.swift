/// Where SwiftUI puts the views that a modifier is given.
///
/// Source: SwiftUI's documentation of the modifiers, as of the SDKs of OS 26.
public enum ViewModifierContent: Sendable, Hashable {
  /// It is given none: the view stays what it was.
  case none
  /// Before or behind the view that is modified, at the same place: `.overlay`.
  case beside
  /// Somewhere else on the screen: `.sheet`, `.toolbar`.
  case elsewhere

  /// What is known of SwiftUI's modifier of that name; nil for one that is not known, which may do anything.
  public static func of(_ modifier: String) -> ViewModifierContent? {
    if besideNames.contains(modifier) { return .beside }
    if elsewhereNames.contains(modifier) { return .elsewhere }
    let isPlain =
      plainNames.contains(modifier) || ViewStyle.allModifiers.contains(modifier)
      || modifier.hasPrefix("accessibility")
    return isPlain ? ViewModifierContent.none : nil
  }

  private static let besideNames: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "overlayPreferenceValue",
    "backgroundPreferenceValue", "containerBackground", "listRowBackground",
  ]

  private static let elsewhereNames: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu", "toolbar",
    "toolbarTitleMenu", "swipeActions", "navigationDestination", "navigationBarItems", "tabItem", "searchSuggestions",
    "searchScopes", "presentationBackground", "draggable", "onDrag", "dialogIcon",
  ]

  private static let plainNames = Set(
    (layout + appearance + text + shapes + events + controls + lists + navigation)
      .split { $0 == " " || $0 == "\n" }.map { String($0) })

  private static let layout = """
    frame padding scenePadding safeAreaPadding offset position alignmentGuide layoutPriority fixedSize zIndex
    aspectRatio scaledToFit scaledToFill ignoresSafeArea edgesIgnoringSafeArea containerRelativeFrame contentMargins
    coordinateSpace gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment geometryGroup visualEffect
    onGeometryChange drawingGroup compositingGroup layoutDirectionBehavior

    """

  private static let appearance = """
    foregroundColor foregroundStyle tint accentColor opacity hidden blur brightness contrast saturation grayscale
    hueRotation colorInvert colorMultiply luminanceToAlpha blendMode shadow cornerRadius clipped clipShape border
    rotationEffect rotation3DEffect scaleEffect transformEffect projectionEffect colorScheme preferredColorScheme
    environment environmentObject transformEnvironment redacted unredacted privacySensitive symbolRenderingMode
    symbolVariant symbolEffect symbolEffectsRemoved renderingMode resizable interpolation antialiased imageScale
    glassEffect glassEffectID glassEffectUnion backgroundStyle colorEffect distortionEffect layerEffect
    flipsForRightToLeftLayoutDirection materialActiveAppearance

    """

  private static let text = """
    font fontWeight fontWidth fontDesign bold italic monospaced monospacedDigit underline strikethrough kerning
    tracking baselineOffset textCase textScale lineLimit lineSpacing lineHeight multilineTextAlignment
    minimumScaleFactor allowsTightening truncationMode dynamicTypeSize textSelection typesettingLanguage
    textRenderer speechAlwaysIncludesPunctuation speechSpellsOutCharacters speechAdjustedPitch

    """

  private static let shapes = """
    fill stroke strokeBorder trim inset size rotation scale transform

    """

  private static let events = """
    onAppear onDisappear onChange onReceive onTapGesture onLongPressGesture gesture simultaneousGesture
    highPriorityGesture onHover onContinuousHover onDrop dropDestination onSubmit submitLabel submitScope onOpenURL
    onContinueUserActivity userActivity onExitCommand onMoveCommand onDeleteCommand onKeyPress onPlayPauseCommand
    onCommand onCopyCommand onCutCommand onPasteCommand task refreshable focused focusable focusScope
    prefersDefaultFocus defaultFocus focusedValue focusedSceneValue focusedObject focusEffectDisabled focusSection
    disabled allowsHitTesting contentShape hoverEffect sensoryFeedback transaction animation transition
    contentTransition matchedGeometryEffect matchedTransitionSource navigationTransition id tag equatable preference
    transformPreference onPreferenceChange anchorPreference transformAnchorPreference onScrollGeometryChange
    onScrollPhaseChange onScrollVisibilityChange onScrollTargetVisibilityChange onModifierKeysChanged
    digitalCrownRotation defersSystemGestures persistentSystemOverlays handlesExternalEvents introspect

    """

  private static let controls = """
    keyboardType textContentType autocapitalization textInputAutocapitalization autocorrectionDisabled
    disableAutocorrection keyboardShortcut controlSize controlProminence buttonBorderShape buttonRepeatBehavior
    buttonSizing labelsHidden labelsVisibility menuOrder menuIndicator menuActionDismissBehavior scrollDisabled
    scrollIndicators scrollIndicatorsFlash scrollContentBackground scrollDismissesKeyboard scrollBounceBehavior
    scrollClipDisabled scrollTargetLayout scrollTargetBehavior scrollPosition scrollTransition scrollInputBehavior
    scrollEdgeEffectStyle scrollEdgeEffectHidden defaultScrollAnchor findNavigator findDisabled replaceDisabled
    writingToolsBehavior searchable searchCompletion searchFocused searchToolbarBehavior
    searchPresentationToolbarBehavior searchDictationBehavior help

    """

  private static let lists = """
    listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listRowHoverEffect listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listSectionMargins listItemTint headerProminence deleteDisabled
    moveDisabled selectionDisabled onDelete onMove onInsert alternatingRowBackgrounds badge badgeProminence

    """

  private static let navigation = """
    navigationTitle navigationSubtitle navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden
    navigationBarBackButtonHidden navigationDocument navigationSplitViewColumnWidth
    navigationLinkIndicatorVisibility isDetailLink toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
    toolbarVisibility toolbarTitleDisplayMode toolbarRole toolbarForegroundStyle statusBar statusBarHidden
    tabBarMinimizeBehavior presentationDetents presentationDragIndicator presentationBackgroundInteraction
    presentationCornerRadius presentationContentInteraction presentationCompactAdaptation presentationSizing
    interactiveDismissDisabled fileImporter fileExporter fileMover photosPicker quickLookPreview
    previewDisplayName previewDevice previewLayout previewInterfaceOrientation
    """
}
