import IntrospectFacts
import IntrospectSyntax

extension MemberEffect {
  /// Whether a call is written as the effect says.
  ///
  /// - Parameter receiver: what the member is called on; nil for a function that is no member.
  func fits(_ call: Call, on receiver: PostfixExpression?) -> Bool {
    switch form {
    case .assignment, .growth, .derivation, .wrapping: return false
    case .anyCall: break
    case .call(let labels):
      let written = call.arguments.map { $0.label ?? "_" }
      let isShort = !call.trailingClosures.isEmpty && written == Array(labels.dropLast())
      // Defaulted arguments may be left out: `addObserver(_:forKeyPath:)` is not, `addPeriodicTimeObserver` may be.
      guard written == labels || isShort else { return false }
    }
    switch self.receiver {
    case .any: return true
    case .type(let name): return receiver?.headName == name && receiver?.steps.isEmpty == true
    case .named(let suffix): return receiver?.lastName?.lowercased().hasSuffix(suffix.lowercased()) == true
    }
  }
}
