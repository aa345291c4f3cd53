// does not compile: a view type that does not exist
import SwiftUI
import SwiftUIIntrospect

struct Palette: View {
  @Binding var color: Color

  var body: some View {
    VStack {
      ColorPicker("Color", selection: $color)
        .introspect(.colorPicker, on: .iOS()) { (well: UIColorWell) in  // expect: empty-version-list@39 "'.iOS()' names no version, so this closure never runs on iOS"
          well.supportsAlpha = false
        }
      ColorPicker("Color", selection: $color)
        .introspect(.colorPicker, on: .iOS(.v18, .v26, .v27), .visionOS()) { $0.supportsAlpha = false }  // expect: empty-version-list@63 "never runs on visionOS"

      // Nothing at all.
      ScrollView { Text("a") }
        .introspect(.scrollView) { (view: UIScrollView) in  // expect: empty-version-list@10 "has no 'on:', so it never runs on any version"
          view.bounces = false
        }
      ScrollView { Text("b") }
        .introspect(.scrollView, scope: .ancestor, customize: { (view: UIScrollView) in view.bounces = false })  // expect: empty-version-list@10

      // A view type of one's own changes nothing.
      Carousel(color).introspect(.carousel, on: .iOS(), .tvOS(.v16)) { $0.bounces = false }  // expect: empty-version-list@49
    }
  }
}
