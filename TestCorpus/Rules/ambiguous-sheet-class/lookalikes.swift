import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Certain: View {
  var body: some View {
    VStack {
      // The type is named.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { (sheet: UISheetPresentationController) in
          sheet.detents = [.medium()]
        }
      // Members of both classes.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.overrideTraitCollection = traits }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { sheet in
          sheet.presentedViewController.sheetPresentationController?.detents = [.medium()]
        }
      // The name is bound anew.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { sheet in
          guard let sheet = sheet as? UISheetPresentationController else { return }
          sheet.detents = [.medium()]
        }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { sheet in
          (sheet as? UISheetPresentationController)?.detents = [.medium()]
        }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { sheet in
          panels.forEach { sheet in sheet.detents = [.medium()] }
        }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { _ in
          panels.forEach { $0.detents = [.medium()] }
        }
      // Only one class is left for all of them.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v27), .visionOS(.v1, .v2, .v26, .v27)) { $0.detents = [.medium()] }
      FilterPanel()
        .introspect(.sheet, on: .visionOS(.v1, .v2, .v26, .v27)) { sheet in sheet.detents = [.medium()] }
      // From iOS 27 on none of them is preferred to the other by the library, and the compiler takes the special one.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v27)) { sheet in sheet.detents = [.medium()] }
      // What the constant holds is not known.
      FilterPanel()
        .introspect(.sheet, on: .supportedVersions) { sheet in sheet.detents = [.medium()] }
      // Another presentation.
      FilterPanel()
        .introspect(.popover, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { $0.permittedArrowDirections = [] }
    }
  }
}
