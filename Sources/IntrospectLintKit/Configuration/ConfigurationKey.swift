/// The keys of `.lint.yml`: the one list behind the reader, the schema and `config show`.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case version
  case requiredVersion = "required-version"
  case include
  case exclude
  case generated
  case failOn = "fail-on"
  case targets
  case library
  case newest
  case registry
  case probes
  case adapters
  case baseline
  case rules
  case overrides

  /// What the key says, in one sentence without a final stop.
  public var help: String {
    switch self {
    case .version: "the form of this file; 1 is the only one"
    case .requiredVersion: "the versions of introspect-lint that may run here: \">=1.0, <2\""
    case .include: "lint these paths only, in the syntax of .gitignore, relative to this file"
    case .exclude: "leave these paths out, in the syntax of .gitignore, relative to this file"
    case .generated: "whether files whose header says that they are generated are linted"
    case .failOn: "from which severity on a finding makes the run fail"
    case .targets: "the deployment targets"
    case .library: "the release of SwiftUI Introspect that the project uses"
    case .newest: "the newest versions to ask for, where they are lower than the newest known"
    case .registry: "a checkout of the library whose view types are used; inside the repository"
    case .probes: "names of home-made modifiers that hand out native views, besides 'extract'"
    case .adapters: "the paths that may introspect, for the rule 'scattered-introspection'"
    case .baseline: "a file of findings that are accepted"
    case .rules: "what each rule weighs, and its options"
    case .overrides: "other settings of rules for some paths; later entries win"
    }
  }
}
