import PackagePlugin

/// `swift package introspect-lint [--target NAME] [ARGUMENT ...]`: the tool, with the arguments as they are.
@main
struct IntrospectLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(try context.tool(named: "introspect-lint"), in: context.package.directoryURL)
      .run(try context.package.arguments(namingFoldersOf: arguments))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntrospectLint: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ToolRun(try context.tool(named: "introspect-lint"), in: context.xcodeProject.directoryURL)
        .run(["--format", "xcode"] + (try context.arguments(namingFilesOf: arguments)))
    }
  }
#endif
