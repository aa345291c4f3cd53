// settings: targets iOS 17
import Introspect
import SwiftUI

struct ReplaceableLegacy: View {
  var body: some View {
    ScrollView {}
      .introspectScrollView { $0.showsVerticalScrollIndicator = false } // expect: native-modifier-available, legacy-introspect-api
  }
}
