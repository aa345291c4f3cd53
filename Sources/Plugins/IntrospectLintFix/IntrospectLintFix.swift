import PackagePlugin

/// `swift package introspect-lint-fix [--target NAME] [ARGUMENT ...]`: the tool with `--fix`.
@main
struct IntrospectLintFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(try context.tool(named: "introspect-lint"), in: context.package.directoryURL)
      .run(["--fix"] + (try context.package.arguments(namingFoldersOf: arguments)))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntrospectLintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ToolRun(try context.tool(named: "introspect-lint"), in: context.xcodeProject.directoryURL)
        .run(["--fix", "--format", "xcode"] + (try context.arguments(namingFilesOf: arguments)))
    }
  }
#endif
