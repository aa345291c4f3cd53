import SwiftUI

struct LoginView: View {
  @EnvironmentObject private var dependencies: Dependencies
  @State private var token = ""
  @State private var isValid: Bool?

  var body: some View {
    Form {
      SecureField("Token", text: $token)
      Button("Check", action: check)
      if let isValid { Text(isValid ? "Valid" : "Not valid") }
    }
  }

  private func check() {
    var checks: [String] = []
    dependencies.client.introspect(token: token) { result in
      checks.append(result ? "yes" : "no")
      DispatchQueue.main.async { isValid = result }
    }
  }
}
