import SwiftUI
import SwiftUIIntrospect

/// A list that is backed by another class on each platform.
public struct SplitList<Rows: View>: View {
  private let rows: Rows

  public init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }

  public var body: some View {
    List { rows }
      #if os(iOS)
        .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26)) { $0.isPrefetchingEnabled = false }
      #else
        .introspect(.list, on: .macOS(.v13, .v14, .v15, .v26)) { $0.allowsTypeSelect = false }
      #endif
  }
}

public struct MixedList<Rows: View>: View {
  private let rows: Rows

  public init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }

  public var body: some View {
    List { rows }
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26), .macOS(.v13, .v14, .v15, .v26)) { list in // expect: mixed-native-classes
        list.isOpaque = false
      }
  }
}
