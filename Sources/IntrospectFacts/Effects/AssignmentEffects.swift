// Properties that a run fills with a new object over the one of the run before.
extension MemberEffect {
  static let assignments: [MemberEffect] = harmful + wasteful

  private static let harmful: [MemberEffect] = [
    MemberEffect(
      "refreshControl", .assignment, .allocates, each: "puts a new refresh control over the one that may be spinning",
      so: "a running refresh loses its spinner", guards: ["refreshControl"],
      instead: "assign one only while 'refreshControl' is nil, or use '.refreshable'"),
    MemberEffect(
      "toolbar", .assignment, .allocates, each: "puts a new toolbar over the one before",
      so: "its items are built again and their state is lost", guards: ["toolbar"],
      instead: "assign one only while 'toolbar' is nil, or use '.toolbar'"),
    MemberEffect(
      "player", .assignment, .allocates, each: "makes a new player", so: "playback starts again", guards: ["player"],
      instead: "keep the player outside the closure"),
  ]

  private static let wasteful: [MemberEffect] = [
    ("leftView", "a new view"), ("rightView", "a new view"), ("inputAccessoryView", "a new view"),
    ("inputView", "a new view"), ("tableHeaderView", "a new view"), ("tableFooterView", "a new view"),
    ("backgroundView", "a new view"), ("rightBarButtonItem", "a new button item"),
    ("leftBarButtonItem", "a new button item"), ("mask", "a new mask"),
  ].map { (member: String, object: String) in
    MemberEffect(
      member, .assignment, .allocates, each: "makes \(object) and drops the one before", guards: [member],
      instead: "assign one only while '\(member)' is nil", isMinor: true)
  }
}
