// Items, text, annotations: the contents of views that are controls, maps, menus and web views.
extension MemberEffect {
  static let contents: [MemberEffect] = bars + collections + text + maps + web

  private static let bars: [MemberEffect] = [
    MemberEffect(
      "insertItem", .call(["withItemIdentifier", "at"]), subject: .call, each: "inserts one more toolbar item",
      guards: ["items"], removals: ["removeItem"], instead: "look for the item in 'items' first, or use '.toolbar'"),
    MemberEffect(
      "addItem", .call(["_"]), on: .named("menu"), each: "adds one more menu item",
      guards: ["item", "items", "numberOfItems"],
      removals: ["removeAllItems", "removeItem"], instead: "look for the item first, or call 'removeAllItems()'"),
    MemberEffect(
      "addItem", .call(["withTitle", "action", "keyEquivalent"]), on: .named("menu"), subject: .call,
      each: "adds one more menu item", guards: ["item", "items", "numberOfItems"],
      removals: ["removeAllItems", "removeItem"],
      instead: "look for the item first, or call 'removeAllItems()'"),
    MemberEffect(
      "insertItem", .call(["_", "at"]), on: .named("menu"), each: "adds one more menu item",
      guards: ["item", "items", "numberOfItems"], removals: ["removeAllItems", "removeItem"],
      instead: "look for the item first, or call 'removeAllItems()'"),
    MemberEffect(
      "insertSegment", .call(["withTitle", "at", "animated"]), subject: .call, each: "inserts one more segment",
      guards: ["numberOfSegments"], removals: ["removeAllSegments", "removeSegment"],
      instead: "check 'numberOfSegments' first; the segments belong to the Picker"),
    MemberEffect(
      "insertSegment", .call(["with", "at", "animated"]), subject: .call, each: "inserts one more segment",
      guards: ["numberOfSegments"], removals: ["removeAllSegments", "removeSegment"],
      instead: "check 'numberOfSegments' first; the segments belong to the Picker"),
  ]

  private static let collections: [MemberEffect] = [
    MemberEffect(
      "addTableColumn", .call(["_"]), each: "adds one more column",
      guards: ["tableColumns", "tableColumn", "numberOfColumns"],
      removals: ["removeTableColumn"], instead: "look for the column first"),
    MemberEffect(
      "insertRows", .call(["at", "with"]), .raises, subject: .call, each: "changes rows that SwiftUI counts",
      so: "the table raises an exception when the counts differ", instead: "change the data that the List shows"),
    MemberEffect(
      "deleteRows", .call(["at", "with"]), .raises, subject: .call, each: "changes rows that SwiftUI counts",
      so: "the table raises an exception when the counts differ", instead: "change the data that the List shows"),
    MemberEffect(
      "performBatchUpdates", .anyCall, .raises, subject: .call, each: "changes rows that SwiftUI counts",
      so: "the list raises an exception when the counts differ", instead: "change the data that the List shows"),
    MemberEffect(
      "setCollectionViewLayout", .call(["_", "animated"]), .allocates, each: "lays the whole list out anew",
      guards: ["collectionViewLayout"], instead: "set it only while 'collectionViewLayout' is another class"),
  ]

  private static let text: [MemberEffect] = [
    MemberEffect(
      "insertText", .call(["_"]), subject: .call, each: "inserts the text once more",
      guards: ["text", "string", "hasText"],
      instead: "change the binding"),
    MemberEffect(
      "insertToken", .call(["_", "at"]), subject: .call, each: "inserts one more token", guards: ["tokens"],
      removals: ["removeToken"], instead: "assign 'tokens', or use '.searchable(tokens:)'"),
    MemberEffect(
      "addLayoutManager", .call(["_"]), each: "adds one more layout manager", guards: ["layoutManagers"],
      removals: ["removeLayoutManager"], instead: "check 'layoutManagers' first"),
    MemberEffect(
      "addTextContainer", .call(["_"]), each: "adds one more text container", guards: ["textContainers"],
      removals: ["removeTextContainer"], instead: "check 'textContainers' first"),
  ]

  private static let maps: [MemberEffect] = [
    MemberEffect(
      "addAnnotation", .call(["_"]), each: "adds one more annotation", guards: ["annotations"],
      removals: ["removeAnnotations", "removeAnnotation"],
      instead: "keep the annotation, or put a Marker into the Map"),
    MemberEffect(
      "addAnnotations", .call(["_"]), subject: .objects, each: "adds the annotations once more",
      guards: ["annotations"],
      removals: ["removeAnnotations", "removeAnnotation"],
      instead: "keep the annotations, or put Markers into the Map"),
    MemberEffect(
      "addOverlay", .call(["_"]), each: "draws one more overlay", guards: ["overlays"],
      removals: ["removeOverlays", "removeOverlay"], instead: "check 'overlays' first"),
    MemberEffect(
      "addOverlays", .call(["_"]), subject: .objects, each: "draws the overlays once more", guards: ["overlays"],
      removals: ["removeOverlays", "removeOverlay"], instead: "check 'overlays' first"),
  ]

  private static let web: [MemberEffect] = [
    MemberEffect(
      "add", .call(["_", "name"]), .raises, on: .named("userContentController"), subject: .call,
      each: "adds a script handler under a name that is taken", so: "the second run raises an exception",
      removals: ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"],
      instead: "call 'removeScriptMessageHandler(forName:)' first"),
    MemberEffect(
      "addUserScript", .call(["_"]), subject: .call, each: "adds one more script", guards: ["userScripts"],
      removals: ["removeAllUserScripts"], instead: "call 'removeAllUserScripts()' first, or check 'userScripts'"),
  ]
}
