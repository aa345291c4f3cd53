// does not compile: the import is missing
#if canImport(SwiftUI)
  import SwiftUI
#endif

// Where the new import should stand is not certain.
extension View {
  func quiet() -> some View {
    introspect(.scrollView, on: .supportedVersions) { $0.bounces = false }  // expect: missing-import@5
  }
}
