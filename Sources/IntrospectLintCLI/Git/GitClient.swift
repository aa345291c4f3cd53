import IntrospectFacts

/// The git of this machine, asked about one repository.
///
/// No hook, no file system monitor, no external diff and no text conversion of the repository is run, and nobody is
/// asked for anything. Paths are relative to the top of the working tree.
struct GitClient: Sendable {
  /// Why something cannot be told, in words: lower case, without a final stop, with what to do.
  struct Failure: Error, Hashable, Sendable { let message: String }

  private let processes: ProcessLauncher
  /// The top of the working tree: absolute, without links.
  let root: String

  /// - Parameters:
  ///   - folder: absolute; lies in the repository.
  init(at folder: String, _ processes: ProcessLauncher) throws(Failure) {
    self.processes = processes
    let client = Self(root: folder, processes)
    let output = try client.run(["rev-parse", "--show-toplevel"])
    guard output.status == 0 else {
      let isForeign = output.errors.contains("dubious ownership")
      throw Failure(
        message: isForeign
          ? "git does not trust '\(folder)', which belongs to somebody else: "
            + "'git config --global --add safe.directory \(folder)' says that it may"
          : "'\(folder)' is in no git repository")
    }
    root = try client.line(of: output)
  }

  private init(root: String, _ processes: ProcessLauncher) {
    self.root = root
    self.processes = processes
  }

  // MARK: - Commits

  /// The commit that a name stands for.
  func commit(_ name: String) throws(Failure) -> String {
    let output = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard output.status == 0 else { throw Failure(message: "no commit is called '\(name)'\(try advice(on: name))") }
    return try line(of: output)
  }

  /// The last commit that a name and what is checked out have in common.
  func mergeBase(with name: String) throws(Failure) -> String {
    let other = try commit(name)
    let head = try commit("HEAD")
    let output = try run(["merge-base", other, head])
    if output.status == 0 { return try line(of: output) }
    guard output.status == 1 else { throw failure(output) }
    if try isShallow() {
      throw Failure(
        message: "this clone holds no commit that '\(name)' and HEAD have in common: it is shallow; "
          + "fetch more of the history, with 'fetch-depth: 0' for actions/checkout, or 'git fetch --unshallow'")
    }
    throw Failure(message: "'\(name)' and HEAD have no commit in common")
  }

  /// What is checked out; nil in a repository without a commit.
  func head() throws(Failure) -> String? {
    let output = try run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    return output.status == 0 ? try line(of: output) : nil
  }

  /// Whether a part of the history was left out when the repository was cloned.
  func isShallow() throws(Failure) -> Bool {
    let output = try run(["rev-parse", "--is-shallow-repository"])
    return output.status == 0 && output.output.starts(with: "true".utf8)
  }

  private func advice(on name: String) throws(Failure) -> String {
    let output = try run(["for-each-ref", "--format=%(refname:short)"])
    let names = output.status == 0 ? Self.text(output.output).split(separator: "\n").map { String($0) } : []
    let near = names.first { $0.hasSuffix("/\(name)") } ?? NearMiss.candidates(for: name, in: names).first
    if let near { return "; did you mean '\(near)'?" }
    return try isShallow()
      ? "; this clone is shallow: fetch more, with 'fetch-depth: 0' for actions/checkout" : ""
  }

  // MARK: - What changed

  /// The files that have another path now than in a commit: the old one by the new one.
  ///
  /// Files that git does not know yet are not among them.
  func renames(since commit: String) throws(Failure) -> [String: String] {
    let output = try checked(
      ["diff"] + Self.diffOptions + ["--name-status", "-z", "-M", "--diff-filter=R", commit, "--"])
    let fields = output.split(separator: 0, omittingEmptySubsequences: true).map(Self.text)
    var renames: [String: String] = [:]
    // A letter with how much is alike, the old path, the new path.
    for start in stride(from: 0, to: fields.count - 2, by: 3) { renames[fields[start + 2]] = fields[start + 1] }
    return renames
  }

  /// The lines, from 1, that are new in each file; a file of which lines were only taken out has none.
  ///
  /// - Parameters:
  ///   - commit: nil for what a new repository begins with: nothing.
  ///   - isStaged: whether the index is looked at instead of the working tree.
  func changedLines(since commit: String?, isStaged: Bool = false) throws(Failure) -> [String: [ClosedRange<Int>]] {
    let patch = try checked(
      ["diff"] + Self.diffOptions
        + ["--unified=0", "--src-prefix=a/", "--dst-prefix=b/", "-M", "--diff-filter=d"]
        + (isStaged ? ["--cached"] : []) + (commit.map { [$0] } ?? []) + ["--"])
    return GitPatch.newLines(of: patch)
  }

  /// A file that holds something else in the working tree than in the index.
  struct UnstagedFile: Sendable, Hashable {
    /// The bytes of its path.
    let path: [UInt8]
    /// Whether the working tree does not have it any more.
    let isGone: Bool
  }

  /// The files of the index that are others in the working tree.
  func unstagedFiles() throws(Failure) -> [UnstagedFile] {
    let output = try checked(["diff"] + Self.diffOptions + ["--name-status", "--no-renames", "-z"])
    let fields = output.split(separator: 0, omittingEmptySubsequences: true)
    // A letter, the path.
    return stride(from: 0, to: fields.count - 1, by: 2).map { start in
      UnstagedFile(path: Array(fields[start + 1]), isGone: fields[start].first == UInt8(ascii: "D"))
    }
  }

  /// The files that git neither knows nor ignores.
  func untrackedFiles() throws(Failure) -> [String] {
    let output = try checked(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
    return output.split(separator: 0, omittingEmptySubsequences: true).map(Self.text)
  }

  private static let diffOptions = [
    "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--ignore-submodules=all",
  ]

  // MARK: - What stood there

  /// One file of a commit.
  struct TreeEntry: Sendable, Hashable {
    enum Kind: Sendable { case file, link, submodule }

    let kind: Kind
    let object: String
    let path: String
  }

  /// All files of a commit.
  func tree(of commit: String) throws(Failure) -> [TreeEntry] {
    let output = try checked(["ls-tree", "-r", "-z", "--full-tree", commit])
    return output.split(separator: 0, omittingEmptySubsequences: true).compactMap { line in
      // `100644 blob 3b18e5…<tab>path`
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map(Self.text)
      guard words.count == 3 else { return nil }
      let kind: TreeEntry.Kind = words[0] == "120000" ? .link : words[0] == "160000" ? .submodule : .file
      return TreeEntry(kind: kind, object: words[2], path: path)
    }
  }

  /// What a file held in a commit; nil where it was not there. Without a commit, what the index holds.
  func contents(of path: String, at commit: String?) throws(Failure) -> [UInt8]? {
    let output = try run(["cat-file", "blob", "\(commit ?? ""):\(path)"])
    switch output.status {
    case 0: return output.output
    case 128: return nil
    default: throw failure(output)
    }
  }

  /// How many objects may be asked for at once.
  static let batchSize = 128

  /// What objects hold, in their order; nil for one that is not there.
  func contents(ofObjects objects: [String]) throws(Failure) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    var rest = objects[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      rest = rest.dropFirst(batch.count)
      let output = try checked(["cat-file", "--batch"], input: Array(batch.map { $0 + "\n" }.joined().utf8))
      contents += try Self.objects(in: output, count: batch.count)
    }
    return contents
  }

  /// `3b18e5… blob 12`, a line break, the bytes, a line break; `3b18e5… missing` for what is not there.
  private static func objects(in output: [UInt8], count: Int) throws(Failure) -> [[UInt8]?] {
    var objects: [[UInt8]?] = []
    var position = 0
    while objects.count < count {
      guard let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw Failure(message: "git ended before it had told what a file holds")
      }
      let words = output[position..<end].split(separator: UInt8(ascii: " ")).map(text)
      position = end + 1
      guard words.count == 3, let size = Int(words[2]), position + size < output.count else {
        objects.append(nil)
        continue
      }
      objects.append(Array(output[position..<position + size]))
      position += size + 1
    }
    return objects
  }

  // MARK: - Running

  private static let inherited = [
    "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    // The index of the commit that is being made, in a hook.
    "GIT_INDEX_FILE",
  ]

  private static let variables = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_ASKPASS": "true", "LC_ALL": "C",
  ]

  private static let options = [
    "--no-pager", "--literal-pathspecs", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c",
    "core.quotePath=off", "-c", "color.ui=never",
  ]

  private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> ProcessLauncher.Output {
    var request = ProcessLauncher.Request(program: "git", arguments: ["-C", root] + Self.options + arguments)
    request.inheritedVariables = Self.inherited
    request.variables = Self.variables
    request.input = input
    do throws(ProcessLauncher.Failure) { return try processes.run(request) } catch {
      let reason =
        switch error {
        case .missing: "there is no such program"
        case .timedOut(let seconds): "'git \(arguments[0])' did not end within \(seconds) seconds"
        case .ended(let signal): "'git \(arguments[0])' was ended by signal \(signal)"
        case .other(let words): words
        }
      throw Failure(message: "cannot run git: \(reason)")
    }
  }

  /// What a command prints that has no reason to fail.
  private func checked(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> [UInt8] {
    let output = try run(arguments, input: input)
    guard output.status == 0 else { throw failure(output) }
    return output.output
  }

  private func line(of output: ProcessLauncher.Output) throws(Failure) -> String {
    guard let line = Self.text(output.output).split(separator: "\n").first else {
      throw Failure(message: "git gave no answer")
    }
    return String(line)
  }

  private func failure(_ output: ProcessLauncher.Output) -> Failure {
    let line = output.errors.split(separator: "\n").first.map { String($0) } ?? "status \(output.status)"
    return Failure(message: "git in '\(root)': \(line)")
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
