import IntrospectLintCLI

LintTool.main()
