import SwiftUI
import SwiftUIIntrospect

#if os(iOS)
  extension ProfileView {
    var content: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Text(self.model.name)
          Text(model.boat)
        }
      }
      .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26)) { scrollView in
        self.model.attach(scrollView)
      }
    }

    var boats: some View {
      ScrollView(.horizontal) { Text(model.boat) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18, .v26), customize: settle)
    }

    private func settle(_ scrollView: UIScrollView) {
      scrollView.decelerationRate = self.model.isCalm ? .fast : .normal
    }
  }
#endif
