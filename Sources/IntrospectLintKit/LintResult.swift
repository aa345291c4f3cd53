import IntrospectRules
import IntrospectSyntax

/// The result of linting one file.
public struct LintResult: Sendable {}
