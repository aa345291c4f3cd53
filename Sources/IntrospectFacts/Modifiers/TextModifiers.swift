// Text fields, editors and the search field.
//
// Source: Apple's documentation of the text classes and SwiftUI's text modifiers.
extension NativeModifier {
  static let textModifiers: [NativeModifier] = [
    textFieldUITextField, textFieldUITextFieldOrNSTextField, textFieldNSTextField, secureFieldUITextField,
    textFieldVerticalUITextView, textEditorUITextView, textEditorUITextViewOrNSTextView, textEditorNSTextView,
    searchFieldUISearchBar,
  ].flatMap { $0 }

  private static let textFieldUITextField = replacing(
    ["textField"], ["UITextField"],
    [
      Entry(["keyboardType"], "'.keyboardType(_:)'", .os13.without(.macOS), isDocumented: true),
      Entry(
        ["autocapitalizationType"], "'.textInputAutocapitalization(_:)'", .os15.without(.macOS), isDocumented: true,
        note: "'.autocapitalization' before iOS 15"),
      Entry(["autocorrectionType"], .equals([".no"]), "'.autocorrectionDisabled()'", .os13, isDocumented: true),
      Entry(
        ["textContentType"], "'.textContentType(_:)'", .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1),
        isDocumented: true),
      Entry(
        ["returnKeyType"],
        .equals([".done", ".go", ".send", ".join", ".route", ".search", ".default", ".next", ".continue"]),
        "'.submitLabel(_:)'", .os15, isDocumented: true, note: "not every return key has a label"),
      Entry(["isSecureTextEntry"], .equals(["true"]), "'SecureField'", .os13, note: "another view takes its place"),
      Entry(["textColor"], "'.foregroundStyle(_:)'", .os15, note: "'.foregroundColor' before iOS 15"),
      Entry(
        ["textAlignment"], .equals([".left", ".center", ".right", ".natural"]), "'.multilineTextAlignment(_:)'", .os13,
        isDocumented: true, note: "justified text has no case"),
      Entry(["tintColor"], "'.tint(_:)'", .os15, isDocumented: true, note: "'.accentColor' before iOS 15"),
      Entry(
        ["placeholder"], "'TextField(_:text:prompt:)'", .os15, note: "without a prompt the title is the placeholder"),
      Entry(
        ["attributedPlaceholder"], "'TextField(_:text:prompt:)' with a styled Text", .os15, isPartial: true, .medium,
        note: "colours work, other attributes may not"),
      Entry(
        ["borderStyle"], .equals([".roundedRect", ".none"]), "'.textFieldStyle'", .os13, isPartial: true,
        isDocumented: true, note: "lines and bezels have no style"),
      Entry(
        ["becomeFirstResponder()", "resignFirstResponder()", "endEditing(_:)"], "'@FocusState' and '.focused'", .os15,
        isDocumented: true),
      Entry(
        ["delegate"], .callback(["textFieldShouldReturn"]), "'.onSubmit'", .os15, isPartial: true, isDocumented: true),
      Entry(
        ["delegate"], .callback(["textField(_:shouldChangeCharactersIn:replacementString:)"]),
        "'.onChange(of: text)' or 'TextField(value:format:)'", .os14, isPartial: true,
        note: "it corrects the text after the change"),
      Entry(
        ["delegate"], .callback(["textFieldDidBeginEditing", "textFieldDidEndEditing"]),
        "'@FocusState' and '.onChange(of: isFocused)'", .os15),
      Entry(
        ["addTarget(_:action:for:)", "addAction(_:for:)"], .mentioning(".editingChanged"), "'.onChange(of: text)'",
        .os14, note: "it runs for changes by code too"),
      Entry(
        ["inputAccessoryView"], "'ToolbarItemGroup(placement: .keyboard)'", .os15.without(.tvOS, .visionOS),
        isPartial: true, isDocumented: true, note: "toolbar items only; on macOS it is the Touch Bar"),
      Entry(
        ["isEnabled"], .equals(["false"]), "'.disabled(true)'", .os13, isDocumented: true,
        note: "SwiftUI writes 'isEnabled' itself"),
      Entry(["selectedTextRange"], "'TextField(_:text:selection:)'", .os18.without(.tvOS), .medium, isDocumented: true),
      Entry(["text"], "the text binding", .os13, note: "SwiftUI writes the text itself"),
      Entry(
        ["writingToolsBehavior"], "'.writingToolsBehavior(_:)'", .init(iOS: 18, macOS: 15, visionOS: OSVersion(2, 4)),
        isDocumented: true),
      Entry(["backgroundColor"], "'.background(color)'", .os13),
    ])

  private static let textFieldUITextFieldOrNSTextField = replacing(
    ["textField"], ["UITextField", "NSTextField"],
    [
      Entry(["font"], "'.font(_:)'", .os13),
    ])

  private static let textFieldNSTextField = replacing(
    ["textField"], ["NSTextField"],
    [
      Entry(
        ["becomeFirstResponder()", "window.makeFirstResponder(_:)"], "'@FocusState' and '.focused'", .os15,
        isDocumented: true),
      Entry(["stringValue"], "the text binding", .os13, note: "SwiftUI writes the text itself"),
      Entry(
        ["isBordered", "isBezeled", "drawsBackground"], .equals(["false"]), "'.textFieldStyle(.plain)'", .os13,
        isDocumented: true),
      Entry(
        ["bezelStyle"], .equals([".roundedBezel"]), "'.textFieldStyle(.roundedBorder)'", .os13.without(.tvOS),
        isPartial: true, .medium, isDocumented: true),
      Entry(["placeholderString"], "'TextField(_:text:prompt:)'", .os15),
      Entry(["alignment"], "'.multilineTextAlignment(_:)'", .os13, isDocumented: true),
      Entry(["textColor"], "'.foregroundStyle(_:)'", .os15, note: "'.foregroundColor' before macOS 12"),
      Entry(["maximumNumberOfLines", "usesSingleLineMode"], "'TextField(_:text:axis:)' with '.lineLimit'", .os16),
      Entry(
        ["isEditable"], .equals(["false"]), "'.disabled(true)', or a Text with '.textSelection(.enabled)'",
        .os15.without(.tvOS), isPartial: true, note: "'.disabled' dims the text and stops selection"),
      Entry(
        ["delegate"], .callback(["controlTextDidEndEditing", "control(_:textView:doCommandBy:)"]),
        "'.onSubmit' or '.onChange(of: focus)'", .os15, isPartial: true, isDocumented: true,
        note: "keys have '.onKeyPress' from macOS 14 on"),
      Entry(["isEnabled"], .equals(["false"]), "'.disabled(true)'", .os13, isDocumented: true),
    ])

  private static let secureFieldUITextField = replacing(
    ["secureField"], ["UITextField"],
    [
      Entry(
        ["textContentType"], .equals([".oneTimeCode", ".password", ".newPassword"]), "'.textContentType(_:)'",
        .init(iOS: 13, macOS: 11, tvOS: 13, visionOS: 1), isDocumented: true),
      Entry(["keyboardType"], "'.keyboardType(_:)'", .os13.without(.macOS), isDocumented: true),
      Entry(["becomeFirstResponder()"], "'@FocusState' and '.focused'", .os15, isDocumented: true),
    ])

  private static let textFieldVerticalUITextView = replacing(
    ["textField(axis: .vertical)"], ["UITextView"],
    [
      Entry(["textContainer.maximumNumberOfLines"], "'.lineLimit'", .os16),
    ])

  private static let textEditorUITextView = replacing(
    ["textEditor"], ["UITextView"],
    [
      Entry(
        ["backgroundColor"], "'.scrollContentBackground(.hidden)' and '.background'", .os16.without(.tvOS),
        isDocumented: true),
      Entry(
        ["textContainerInset", "contentInset"], "'.contentMargins(edges, n, for: .scrollContent)'",
        .os17.without(.tvOS), isDocumented: true, note: "the padding of the lines stays"),
      Entry(
        ["isScrollEnabled"], .equals(["false"]), "'.scrollDisabled(true)'", .os16.without(.tvOS), isDocumented: true),
      Entry(
        ["isEditable"], .equals(["false"]), "'.disabled(true)', or a Text with '.textSelection(.enabled)'",
        .os15.without(.tvOS), isPartial: true, isDocumented: true,
        note: "'.disabled' dims the text and stops selection"),
      Entry(["textColor"], "'.foregroundStyle(_:)'", .os15.without(.tvOS), note: "'.foregroundColor' before iOS 15"),
      Entry(["textAlignment"], "'.multilineTextAlignment(_:)'", .os14.without(.tvOS), isDocumented: true),
      Entry(["tintColor"], "'.tint(_:)'", .os15.without(.tvOS), isDocumented: true),
      Entry(["keyboardType"], "'.keyboardType(_:)'", .os14.without(.macOS, .tvOS), isDocumented: true),
      Entry(
        ["autocapitalizationType"], "'.textInputAutocapitalization(_:)'", .os15.without(.macOS, .tvOS),
        isDocumented: true),
      Entry(
        ["autocorrectionType"], .equals([".no"]), "'.autocorrectionDisabled()'", .os14.without(.tvOS),
        isDocumented: true),
      Entry(
        ["keyboardDismissMode"], "'.scrollDismissesKeyboard(_:)'", .os16.without(.tvOS, .visionOS), isDocumented: true),
      Entry(
        ["showsVerticalScrollIndicator"], .equals(["false"]), "'.scrollIndicators(.hidden)'", .os16.without(.tvOS),
        isDocumented: true),
      Entry(
        ["isFindInteractionEnabled", "findInteraction.presentFindNavigator(showingReplace:)"], .equals(["true"]),
        "'.findNavigator(isPresented:)'", .init(iOS: 16, macOS: 26, visionOS: 1), isDocumented: true),
      Entry(
        ["isFindInteractionEnabled"], .equals(["false"]), "'.findDisabled()'", .init(iOS: 16, macOS: 26, visionOS: 1),
        .medium, isDocumented: true),
      Entry(["selectedRange"], "'TextEditor(text:selection:)'", .os18.without(.tvOS), isDocumented: true),
      Entry(
        ["attributedText", "textStorage"], "'TextEditor(text:selection:)' with an 'AttributedString'",
        .os26.without(.tvOS), isPartial: true, isDocumented: true, note: "attributes that SwiftUI knows"),
      Entry(
        ["typingAttributes"], .purpose("for the spacing of lines"), "'.lineSpacing(_:)'", .os14.without(.tvOS),
        isPartial: true, .medium, note: "it sets the space between lines only"),
      Entry(["becomeFirstResponder()"], "'@FocusState' and '.focused'", .os15.without(.tvOS), isDocumented: true),
      Entry(
        ["inputAccessoryView"], "'ToolbarItemGroup(placement: .keyboard)'", .os15.without(.tvOS, .visionOS),
        isPartial: true, isDocumented: true, note: "it takes toolbar items only"),
      Entry(
        ["delegate"], .callback(["textViewDidChange"]), "'.onChange(of: text)'", .os14.without(.tvOS), isPartial: true),
      Entry(["text"], "the text binding", .os14.without(.tvOS)),
    ])

  private static let textEditorUITextViewOrNSTextView = replacing(
    ["textEditor"], ["UITextView", "NSTextView"],
    [
      Entry(["font"], "'.font(_:)'", .os14.without(.tvOS)),
      Entry(
        ["writingToolsBehavior"], "'.writingToolsBehavior(_:)'", .init(iOS: 18, macOS: 15, visionOS: OSVersion(2, 4)),
        isDocumented: true),
    ])

  private static let textEditorNSTextView = replacing(
    ["textEditor"], ["NSTextView"],
    [
      Entry(["setSelectedRange(_:)"], "'TextEditor(text:selection:)'", .os18.without(.tvOS), isDocumented: true),
      Entry(["string"], "the text binding", .os14.without(.tvOS)),
      Entry(
        ["drawsBackground", "backgroundColor"], .equals(["false", ".clear"]), "'.scrollContentBackground(.hidden)'",
        .os16.without(.tvOS), isDocumented: true),
      Entry(
        ["textContainerInset"], "'.contentMargins(edges, n, for: .scrollContent)'", .os17.without(.tvOS), .medium,
        isDocumented: true),
      Entry(
        ["isAutomaticSpellingCorrectionEnabled"], .equals(["false"]), "'.autocorrectionDisabled()'",
        .os14.without(.tvOS), isPartial: true, isDocumented: true, note: "quotes, dashes and links have no modifier"),
      Entry(["textColor"], "'.foregroundStyle(_:)'", .os15.without(.tvOS)),
      Entry(
        ["usesFindBar", "isIncrementalSearchingEnabled"], .equals(["true"]), "'.findNavigator(isPresented:)'",
        .init(iOS: 16, macOS: 26, visionOS: 1), isPartial: true, .medium, isDocumented: true),
      Entry(
        ["enclosingScrollView.hasVerticalScroller"], .equals(["false"]), "'.scrollIndicators(.never)'",
        .os16.without(.tvOS), isDocumented: true),
    ])

  private static let searchFieldUISearchBar = replacing(
    ["searchField"], ["UISearchBar"],
    [
      Entry(["placeholder"], "'.searchable(text:prompt:)'", .os15),
      Entry(["text"], "the text binding of '.searchable'", .os15),
      Entry(
        ["scopeButtonTitles", "showsScopeBar", "selectedScopeButtonIndex"], "'.searchScopes'",
        .init(iOS: 16, macOS: 13, tvOS: OSVersion(16, 4), visionOS: 1), isDocumented: true),
      Entry(
        ["becomeFirstResponder()", "searchTextField.becomeFirstResponder()"], "'.searchable(text:isPresented:)'",
        .os17.without(.tvOS), isDocumented: true, note: "'.searchFocused' from iOS 18 on"),
      Entry(
        ["autocapitalizationType"], "'.textInputAutocapitalization(_:)'", .os15.without(.macOS), .medium,
        isDocumented: true, note: "it stands outside of '.searchable'"),
      Entry(
        ["autocorrectionType"], .equals([".no"]), "'.autocorrectionDisabled()'", .os15, .medium, isDocumented: true,
        note: "it stands outside of '.searchable'"),
      Entry(
        ["returnKeyType"],
        .equals([".done", ".go", ".send", ".join", ".route", ".search", ".default", ".next", ".continue"]),
        "'.submitLabel(_:)'", .os15, .medium, isDocumented: true, note: "it stands outside of '.searchable'"),
      Entry(
        ["searchTextField.tokens", "searchTextField.insertToken(_:at:)"], "'.searchable(text:tokens:)'",
        .os16.without(.tvOS), .medium),
      Entry(
        ["delegate"], .callback(["searchBarSearchButtonClicked"]), "'.onSubmit(of: .search)'", .os15,
        isDocumented: true),
      Entry(["delegate"], .callback(["searchBar(_:textDidChange:)"]), "'.onChange(of: query)'", .os15),
      Entry(["tintColor"], "'.tint(_:)'", .os15, .medium, isDocumented: true),
    ])
}
