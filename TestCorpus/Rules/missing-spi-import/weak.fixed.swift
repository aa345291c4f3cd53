// does not compile: the SPI import is missing
import Combine
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect  // expect: missing-spi-import "properties with '@Weak' need '@_spi(Advanced) import SwiftUIIntrospect'"

struct Feed: View {
  @Weak private var scrollView: UIScrollView?

  var body: some View {
    ScrollView { Rows() }
      .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView = $0 }
  }
}
