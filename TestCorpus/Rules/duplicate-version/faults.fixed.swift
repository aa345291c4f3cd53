import SwiftUI
import SwiftUIIntrospect

struct Dates: View {
  @Binding var due: Date

  var body: some View {
    VStack {
      DatePicker("Due", selection: $due)
        .introspect(.datePicker, on: .iOS(.v17, .v18, .v26, .v27)) { $0.minuteInterval = 5 }  // expect: duplicate-version@55 "'.v17' is named twice for iOS, and the second mention does nothing"
      DatePicker("Due", selection: $due)
        .introspect(.datePicker, on: .iOS(.v18, .v26, .v27)) { $0.minuteInterval = 5 }  // expect: duplicate-version@61

      // In two clauses, and as the only one of its clause.
      DatePicker("Due", selection: $due)
        .introspect(.datePicker, on: .iOS(.v18, .v26), .iOS(.v27)) { $0.minuteInterval = 5 }  // expect: duplicate-version@61
      DatePicker("Due", selection: $due)
        .introspect(.datePicker, on: .iOS(.v26, .v27)) { $0.minuteInterval = 5 }  // expect: duplicate-version@61

      // Named three times, with ends of lines between.
      DatePicker("Due", selection: $due)
        .introspect(
          .datePicker,
          on: .iOS(
            .v27,
            .v27,  // expect: duplicate-version@13
            .v27  // expect: duplicate-version@13
          )
        ) { $0.minuteInterval = 5 }
    }
  }
}
