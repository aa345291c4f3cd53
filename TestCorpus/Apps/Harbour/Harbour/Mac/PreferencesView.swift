#if os(macOS)
  import SwiftUI
  import SwiftUIIntrospect

  struct PreferencesView: View {
    @AppStorage("units") private var units = "metric"

    var body: some View {
      Form {
        Picker("Units", selection: $units) {
          Text("Metric").tag("metric")
          Text("Imperial").tag("imperial")
        }
        .introspect(.picker(style: .menu), on: .macOS(.v14, .v15, .v26)) { button in
          button.autoenablesItems = false
        }
        Slider(value: .constant(1))
          .introspect(.slidr, on: .macOS(.v14, .v15, .v26)) { slider in // expect: unknown-view-type
            slider.allowsTickMarkValuesOnly = true
          }
      }
    }
  }
#endif
