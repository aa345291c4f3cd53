// does not compile: a member that the class taken does not have
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

struct Sheets: View {
  var body: some View {
    VStack {
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { (sheet: UISheetPresentationController) in  // expect: ambiguous-sheet-class@71 "'detents' is a member of UISheetPresentationController; without a type this closure gets UIPresentationController first"
          sheet.overrideTraitCollection = traits
          sheet.detents = [.medium(), .large()]
        }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v15...)) { [weak model] (controller: UISheetPresentationController) in  // expect: ambiguous-sheet-class@64 "'preferredCornerRadius' is", open-ended-range@38
          controller.preferredCornerRadius = model?.radius
        }
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27)) { (sheet: UISheetPresentationController) in sheet.prefersGrabberVisible = true }  // expect: ambiguous-sheet-class@53 "'prefersGrabberVisible' is"
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v26, .v27), customize: { [weak model] (sheet: UISheetPresentationController) in  // expect+1: ambiguous-sheet-class@11
          sheet.animateChanges { model?.grow() }
          sheet.selectedDetentIdentifier = .large
        })

      // iOS 14 has only one of them, and a type would not help.
      FilterPanel()
        .introspect(.sheet, on: .iOS(.v14, .v15, .v16, .v17, .v18, .v26, .v27)) { sheet in  // expect: ambiguous-sheet-class@83 "the versions of this call have only UIPresentationController"
          sheet.detents = [.medium()]
        }
    }
  }
}
