// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "introspect-lint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "introspect-lint", targets: ["introspect-lint"]),
    .plugin(name: "IntrospectLintBuildTool", targets: ["IntrospectLintBuildTool"]),
    .plugin(name: "IntrospectLint", targets: ["IntrospectLint"]),
    .plugin(name: "IntrospectLintFix", targets: ["IntrospectLintFix"]),
  ],
  targets: [
    // The order of this list is the order of knowledge: a target may import only what stands above it.
    .target(name: "IntrospectSyntax"),
    .target(name: "IntrospectFacts"),
    .target(name: "IntrospectRules", dependencies: ["IntrospectSyntax", "IntrospectFacts"]),
    .target(name: "IntrospectLintKit", dependencies: ["IntrospectRules"]),
    .target(name: "IntrospectLintCLI", dependencies: ["IntrospectLintKit"]),
    .executableTarget(name: "introspect-lint", dependencies: ["IntrospectLintCLI"]),
    // What the benchmark measures on, and how; only for the tool of the developers.
    .target(name: "LintBench"),
    .executableTarget(name: "introspect-lint-dev", dependencies: ["IntrospectLintCLI", "LintBench"]),

    .plugin(
      name: "IntrospectLintBuildTool", capability: .buildTool(), dependencies: ["introspect-lint"],
      path: "Sources/Plugins/IntrospectLintBuildTool"),
    .plugin(
      name: "IntrospectLint",
      capability: .command(
        intent: .custom(verb: "introspect-lint", description: "Checks how the package uses SwiftUI Introspect")),
      dependencies: ["introspect-lint"], path: "Sources/Plugins/IntrospectLint"),
    .plugin(
      name: "IntrospectLintFix",
      capability: .command(
        intent: .custom(verb: "introspect-lint-fix", description: "Applies the fixes of introspect-lint"),
        permissions: [.writeToPackageDirectory(reason: "Fixes are written into the sources.")]),
      dependencies: ["introspect-lint"], path: "Sources/Plugins/IntrospectLintFix"),

    .target(name: "LintTestSupport", dependencies: ["IntrospectLintKit", "LintBench"], path: "Tests/LintTestSupport"),
    .testTarget(name: "IntrospectSyntaxTests", dependencies: ["IntrospectSyntax", "LintTestSupport"]),
    .testTarget(name: "IntrospectFactsTests", dependencies: ["IntrospectFacts"]),
    .testTarget(name: "IntrospectRulesTests", dependencies: ["IntrospectRules", "LintTestSupport"]),
    .testTarget(name: "IntrospectLintKitTests", dependencies: ["IntrospectLintKit", "LintTestSupport"]),
    .testTarget(name: "CommandLineTests", dependencies: ["IntrospectLintCLI", "LintTestSupport"]),
    .testTarget(name: "LintBenchTests", dependencies: ["LintBench"]),
    .testTarget(name: "ProjectTests", dependencies: ["IntrospectLintCLI", "LintTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
