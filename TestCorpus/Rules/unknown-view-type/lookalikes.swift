// does not compile: view types that are not declared here
import Charts
import SwiftUI
import SwiftUIIntrospect

// expect-none

struct Elsewhere: View {
  @State private var style = DatePickerWithCompactStyleType.Style.compact

  var body: some View {
    VStack {
      // Near to nothing: from another package, or from a library newer than this program.
      Carousel(items).introspect(.carousel, on: .iOS(.v27)) { $0.bounces = false }
      Rating(3).introspect(.ratingControl, on: .iOS(.v27), .tvOS(.v27)) { $0.isEnabled = false }

      // Near to a name, but words of their own: no slip turns one into the other.
      Table(rows).introspect(.tableView, on: .iOS(.v27)) { $0.bounces = false }
      Map().introspect(.mapView, on: .iOS(.v27)) { $0.isPitchEnabled = false }
      Label("a", image: "b").introspect(.label, on: .iOS(.v27)) { $0.isEnabled = false }
      Text("c").introspect(.title, on: .iOS(.v27)) { $0.isEnabled = false }
      Text("d").introspect(.tag, on: .iOS(.v27)) { $0.isEnabled = false }

      // The project's own, although they are near to known ones and to views without anything behind them.
      List(rows).introspect(.lists, on: .iOS(.v27)) { $0.bounces = false }
      Badge().introspect(.image, on: .iOS(.v27)) { $0.isOpaque = false }
      List(rows).introspect(.list(style: .carousel), on: .iOS(.v27)) { $0.bounces = false }

      // What the argument stands for is not written here.
      DatePicker("e", selection: .constant(.now))
        .introspect(.datePicker(style: style), on: .iOS(.v27)) { $0.roundsToMinuteInterval = true }
      DatePicker("f", selection: .constant(.now))
        .introspect(.datePicker(style: DatePickerWithCompactStyleType.Style.compact), on: .iOS(.v27)) {
          $0.roundsToMinuteInterval = true
        }

      // Something stands behind these on a platform of the call.
      NavigationLink("g") { Text("h") }
        .introspect(.navigationLink, on: .iOS(.v27), .macOS(.v27)) { $0.isHidden = false }
      GroupBox { Text("i") }.introspect(.groupBox, on: .iOS(.v27)) { $0.isOpaque = false }

      // Methods of that name without the library's predicates.
      Text("j").introspect(.text) { print($0) }
      Text("k").introspect(.text, on: .events) { print($0) }
      Text("l").introspect(.text, on: .watchOS) { print($0) }

      // No build takes this branch.
      #if os(macOS)
        Text("m").introspect(.text, on: .iOS(.v27)) { $0.isOpaque = false }
      #endif

      // Known forms, written in their own way.
      List(rows).introspect(.list(style:.plain), on: .iOS(.v27)) { $0.bounces = false }
      TextField("n", text: .constant("o"), axis: .vertical)
        .introspect(.textField(axis: .vertical), on: .iOS(.v27)) { $0.allowsEditingTextAttributes = false }
    }
  }
}

struct ListsType: IntrospectableViewType {}
struct BadgeType: IntrospectableViewType {}
struct CarouselListType: IntrospectableViewType {
  enum Style { case carousel }
}

extension IntrospectableViewType where Self == ListsType {
  static var lists: Self { .init() }
}

extension IntrospectableViewType where Self == BadgeType {
  static var image: Self { .init() }
}

extension IntrospectableViewType where Self == CarouselListType {
  static func list(style: Self.Style) -> Self { .init() }
}
