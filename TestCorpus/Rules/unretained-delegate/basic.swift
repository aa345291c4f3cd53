import SwiftUI
import SwiftUIIntrospect

struct Unkept: View {
  let updater = Updater()
  private var dragSource: DragSource = DragSource(text: "a")

  var body: some View {
    // Made in place.
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        let search = UISearchController()
        search.searchResultsUpdater = Updater() // expect: unretained-delegate@39 "it is freed at once"
        search.searchBar.delegate = Updater(kind: 3) // expect: unretained-delegate@37
        controller.topViewController?.transitioningDelegate = Transition() // expect: unretained-delegate
        (controller as? UISearchController)?.searchResultsUpdater = Updater() // expect: unretained-delegate
      }
    // In a local that nothing else keeps.
    NavigationStack {}
      .introspect(.navigationStack, on: .iOS(.v26, .v27)) { controller in
        let transition = Transition()
        transition.duration = 3
        controller.topViewController?.transitioningDelegate = transition // expect: unretained-delegate "keeps 'transition'"
      }
    // In a plain property of the view.
    ScrollView {}
      .introspect(.scrollView, on: .iOS(.v26, .v27)) { scrollView in
        let search = UISearchController()
        search.searchResultsUpdater = updater // expect: unretained-delegate "made anew with each value of 'Unkept'"
        scrollView.window?.rootViewController?.transitioningDelegate = self.updater // expect: unretained-delegate
        let interaction = UIDragInteraction(delegate: dragSource) // expect: unretained-delegate@55
        print(interaction)
      }
    // Targets are not kept either.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.addTarget(Updater(), action: #selector(Updater.run), for: .editingChanged) // expect: unretained-delegate@29
        if textField.gestureRecognizers?.isEmpty == true {
          textField.addGestureRecognizer(UITapGestureRecognizer(target: Updater(), action: #selector(Updater.run))) // expect: unretained-delegate
        }
      }
    // What SwiftUI owns is another rule's, which says more.
    TextField("Name", text: .constant(""))
      .introspect(.textField, on: .iOS(.v26, .v27)) { textField in
        textField.delegate = FieldDelegate() // expect: delegate-override
      }
  }
}

struct Styled: ViewModifier {
  let updater = Updater()

  func body(content: Content) -> some View {
    content.introspect(.viewController, on: .iOS(.v26, .v27)) { controller in
      controller.navigationItem.searchController?.searchResultsUpdater = updater // expect: unretained-delegate
    }
  }
}

final class FieldDelegate: NSObject {}

extension FieldDelegate: UITextFieldDelegate {}
