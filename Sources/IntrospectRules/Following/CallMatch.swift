import IntrospectSyntax

/// How the arguments of a call fall on the parameters of a function.
struct CallMatch {
  /// For each argument in parentheses, the place of its parameter.
  let parameters: [Int]

  /// Nil where the call cannot mean the function.
  init?(_ call: Call, _ parameters: [Declaration.Parameter]) {
    var places: [Int] = []
    var next = 0
    for argument in call.arguments {
      // Parameters with default values may be left out.
      guard let place = parameters[next...].firstIndex(where: { $0.label == argument.label }) else { return nil }
      if argument.label == nil, parameters[next..<place].contains(where: { $0.label == nil }) { return nil }
      places.append(place)
      next = place + 1
    }
    guard parameters.count - next >= call.trailingClosures.count else { return nil }
    self.parameters = places
  }
}
