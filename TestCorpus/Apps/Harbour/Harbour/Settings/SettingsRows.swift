import SwiftUI

struct SettingsRows: View {
  @AppStorage("notifications") private var notifies = true
  @AppStorage("haptics") private var feels = true

  var body: some View {
    Toggle("Notifications", isOn: $notifies)
    Toggle("Haptics", isOn: $feels)
  }
}
