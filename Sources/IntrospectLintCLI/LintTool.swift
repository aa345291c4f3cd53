import IntrospectLintKit
public struct LintTool { public init() {} }
