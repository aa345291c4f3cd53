// Members that move the keyboard focus or rebuild the keyboard.
extension MemberEffect {
  static let focus: [MemberEffect] = [
    MemberEffect(
      "becomeFirstResponder", .call([]), .effect, ownedBy: .focusInClosure, of: ["UIResponder", "NSResponder"],
      subject: .call, each: "takes the focus", so: "it comes back after the user has left the field",
      instead: "use '@FocusState', or do it once"),
    MemberEffect(
      "makeFirstResponder", .call(["_"]), .effect, ownedBy: .focusInClosure, of: ["NSWindow"], subject: .call,
      each: "moves the focus", so: "it comes back after the user has left the field",
      instead: "use '@FocusState', or do it once"),
    MemberEffect(
      "resignFirstResponder", .call([]), .effect, ownedBy: .focusInClosure, of: ["UIResponder"], subject: .call,
      each: "gives up the focus", so: "the keyboard closes while the user types",
      instead: "use '@FocusState', or make it depend on state"),
    MemberEffect(
      "reloadInputViews", .call([]), .effect, of: ["UIResponder"], subject: .call, each: "builds the keyboard anew",
      so: "it flickers", guards: ["inputView", "inputAccessoryView"],
      instead: "call it only where 'inputView' or 'inputAccessoryView' has changed"),
  ]
}
