import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax
import Testing

/// What a file asks of the rest of the project: each question may cost a look into every file of it.
@Suite struct WantedDeclarationsTests {
  private func wanted(_ text: String) -> [DeclarationName] {
    let structure = FileStructure(SourceText(path: "A.swift", text: text))
    let linter = Linter(rules: RuleSet(RuleCatalog.all))
    return linter.lint(structure, in: ProjectContext([FileSummary(structure)])).wantedNames.sorted()
  }

  private func extending(_ type: String) -> String {
    """
    import SwiftUI
    import SwiftUIIntrospect

    extension \(type) {
      func attached() -> some View {
        ScrollView {}.introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
          print(self, scrollView)
        }
      }
    }
    """
  }

  private func keeping(_ value: String) -> String {
    """
    import SwiftUI
    import SwiftUIIntrospect

    struct Screen: View {
      @State private var kept: Kept?
      var body: some View {
        ScrollView {}.introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { scrollView in
          kept = \(value)
        }
      }
    }
    """
  }

  @Test(arguments: ["View", "SwiftUI.View", "ViewModifier"])
  func anExtensionOfAProtocolOfSwiftUIAsksForNoType(name: String) {
    #expect(!wanted(extending(name)).contains(.type(name)))
  }

  /// Screens of UIKit often have a class 'View' in them.
  @Test(arguments: [("Feed", "Feed"), ("Screen.View", "View")])
  func anExtensionOfATypeAsksWhatItIs(name: String, wantedName: String) {
    #expect(wanted(extending(name)).contains(.type(wantedName)))
  }

  @Test func whatIsMadeOfTheFrameworksIsKnown() {
    #expect(!wanted(keeping("UITabBarAppearance(scrollView)")).contains(.type("UITabBarAppearance")))
    #expect(wanted(keeping("Box(scrollView)")).contains(.type("Box")))
  }
}
