// Text fields, editors and the search field.
//
// Source: Apple's documentation of the classes and of SwiftUI's text views; reports of apps that replaced the delegate.
extension OwnedMember {
  static let texts = fields + macFields + editors + macEditors + search

  private static let anyField = ["textField", "secureField"]
  private static let anyEditor = ["textEditor", "textField(axis: .vertical)"]
  private static let keepOriginal = "set a proxy that keeps the old delegate and forwards all it does not answer itself"
  private static let changeBinding = "change the bound value"

  private static let fields =
    owned(
      anyField, ["UITextField"], ["delegate"], .delegate, for: "the return key, '.onSubmit', focus and selection",
      breaks: "'.onSubmit', '@FocusState' and formatting stop, and the binding may stop too",
      instead: "add a target for '.editingChanged', use '.onSubmit' and '.onChange', or forward to the old delegate")
    + owned(
      anyField, ["UITextField"], ["text"], .boundValue, for: "the text binding",
      breaks: "the state does not know the text, and the next update overwrites it", instead: changeBinding)
    + owned(
      anyField, ["UITextField"], ["attributedText", "defaultTextAttributes"], .appearance,
      for: "font, colour and alignment", breaks: "the value is overwritten",
      instead: "use '.font', '.foregroundStyle' or '.kerning'", .warning, .medium)
    + owned(
      anyField, ["UITextField"], ["inputAccessoryView"], .appearance, for: "toolbars with the placement '.keyboard'",
      breaks: "one hides the other", instead: "use only one of them", .warning, .medium)
    + owned(
      anyField, ["UITextField"], ["isEnabled"], .behaviour, for: "'.disabled'", breaks: "the value is overwritten",
      instead: "use '.disabled'", .warning)
    + owned(
      anyField, ["UITextField"],
      ["keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "textContentType"], .behaviour,
      for: "the modifier of the same meaning", breaks: "the value can be overwritten",
      instead: "use the SwiftUI modifier", .note, .medium)

  private static let macFields =
    owned(
      ["textField"], ["NSTextField"], ["delegate"], .delegate, for: "the text binding, '.onSubmit' and focus",
      breaks: "the binding, '.onSubmit' and focus stop",
      instead: "observe 'NSControl.textDidChangeNotification', or forward to the old delegate")
    + owned(
      ["textField"], ["NSTextField"], ["target", "action"], .delegate, for: "'.onSubmit'",
      breaks: "'.onSubmit' stops", instead: "use '.onSubmit'", .error, .medium)
    + owned(
      ["textField"], ["NSTextField"], ["stringValue", "attributedStringValue", "objectValue"], .boundValue,
      for: "the text binding", breaks: "the state does not know the text, and the next update overwrites it",
      instead: changeBinding)
    + owned(
      ["textField"], ["NSTextField"], ["formatter"], .behaviour, for: "'TextField(value:format:)'",
      breaks: "values are no longer read", instead: "use 'TextField(value:format:)'", .warning, .low)

  private static let editors =
    owned(
      anyEditor, ["UITextView"], ["delegate"], .delegate, for: "the text binding, focus and changes of size",
      breaks: "the binding and focus stop, and the field no longer grows",
      instead: "observe 'UITextView.textDidChangeNotification', or forward to the old delegate")
    + owned(
      anyEditor, ["UITextView"], ["text", "attributedText"], .boundValue, for: "the text binding",
      breaks: "the next update overwrites it, and the cursor jumps", instead: changeBinding)
    + owned(
      anyEditor, ["UITextView"], ["textStorage.delegate"], .behaviour, for: "measuring the text",
      breaks: "the height is wrong", instead: "use 'textLayoutManager' to read", .warning)
    + owned(
      anyEditor, ["UITextView"], ["layoutManager", "textContainer"], .behaviour, use: .read, for: "measuring the text",
      breaks: "the view falls back to TextKit 1 and lays out slowly or to a wrong height",
      instead: "use 'textLayoutManager' to read", .warning)
    + owned(
      ["textEditor"], ["UITextView"], ["isScrollEnabled"], .behaviour, for: "'.scrollDisabled'",
      breaks: "the value is overwritten", instead: "use '.scrollDisabled(true)'", .warning, .medium)

  private static let macEditors =
    owned(
      ["textEditor"], ["NSTextView"], ["delegate"], .delegate, for: "the text binding, focus and undo",
      breaks: "the binding stops", instead: "observe 'NSText.didChangeNotification', or forward to the old delegate")
    + owned(
      ["textEditor"], ["NSTextView"], ["string", "textStorage"], .boundValue, for: "the text binding",
      breaks: "the next update overwrites it", instead: changeBinding)

  private static let search =
    owned(
      ["searchField"], ["UISearchBar"], ["delegate"], .delegate,
      for: "the text of '.searchable', submitting, cancelling and scopes",
      breaks: "the text of '.searchable' stops and cancelling does nothing",
      instead: "use '.onSubmit(of: .search)' and '.onChange(of:)', or forward to the old delegate")
    + owned(
      ["searchField"], ["UISearchBar"], ["text"], .boundValue, for: "the text binding of '.searchable'",
      breaks: "the next update overwrites it", instead: changeBinding)
    + owned(
      ["searchField"], ["UISearchBar"], ["searchTextField.delegate"], .delegate, for: "the search bar itself",
      breaks: "the bar no longer learns of editing", instead: "observe the notifications of 'UITextField'")
    + owned(
      ["searchField"], ["UISearchBar"], ["scopeButtonTitles", "showsScopeBar", "showsCancelButton"], .behaviour,
      for: "'.searchScopes' and the search controller", breaks: "the value is overwritten",
      instead: "use '.searchScopes'", .warning, .medium)
}
