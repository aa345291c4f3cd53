// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "introspect-lint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "introspect-lint", targets: ["introspect-lint"])
  ],
  targets: [
    // The order of this list is the order of knowledge: a target may import only what stands above it.
    .target(name: "IntrospectSyntax"),
    .target(name: "IntrospectFacts"),
    .target(name: "IntrospectRules", dependencies: ["IntrospectSyntax", "IntrospectFacts"]),
    .target(name: "IntrospectLintKit", dependencies: ["IntrospectRules"]),
    .target(name: "IntrospectLintCLI", dependencies: ["IntrospectLintKit"]),
    .executableTarget(name: "introspect-lint", dependencies: ["IntrospectLintCLI"]),
    .executableTarget(name: "introspect-lint-dev", dependencies: ["IntrospectLintCLI"]),

    .target(name: "LintTestSupport", dependencies: ["IntrospectLintKit"], path: "Tests/LintTestSupport"),
    .testTarget(name: "IntrospectSyntaxTests", dependencies: ["IntrospectSyntax", "LintTestSupport"]),
    .testTarget(name: "IntrospectFactsTests", dependencies: ["IntrospectFacts"]),
    .testTarget(name: "IntrospectRulesTests", dependencies: ["IntrospectRules", "LintTestSupport"]),
    .testTarget(name: "IntrospectLintKitTests", dependencies: ["IntrospectLintKit", "LintTestSupport"]),
    .testTarget(name: "CommandLineTests", dependencies: ["IntrospectLintCLI", "LintTestSupport"]),
    .testTarget(name: "ProjectTests", dependencies: ["IntrospectLintCLI", "LintTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
