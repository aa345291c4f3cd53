import IntrospectLintCLI
print("introspect-lint")
