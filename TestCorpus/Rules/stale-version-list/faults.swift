import SwiftUI
import SwiftUIIntrospect

struct TimelineScreen: View {
  let posts: [Post]
  @State private var query = ""

  var body: some View {
    VStack {
      // A call further down names iOS 27, so the library in use knows it.
      ScrollView { PostStack(posts: posts) }
        .introspect(.scrollView, on: .iOS(.v16, .v17, .v18)) { scrollView in  // expect: stale-version-list@55 "never runs on iOS 26 and 27; the backing class is still UIScrollView; 1 other call here covers iOS 27"
          scrollView.delaysContentTouches = false
        }

      TextField("Search", text: $query)
        .introspect(.textField, on: .iOS(.v15, .v16, .v17, .v18, .v26)) { field in  // expect: stale-version-list@66 "never runs on iOS 27; the backing class is still UITextField"
          field.clearButtonMode = .whileEditing
        }

      // Glued, without blanks.
      TextEditor(text: $query).introspect(.textEditor,on: .iOS(.v16,.v17,.v18,.v26)) { view in  // expect: stale-version-list@79 "iOS 27"
        view.spellCheckingType = .no
      }

      // Several clauses for one platform count together; the newest of them is the one that goes on.
      Slider(value: .constant(1))
        .introspect(.slider, on: .iOS(.v16), .iOS(.v17), .iOS(.v18)) { slider in  // expect: stale-version-list@63 "iOS 26 and 27"
          slider.isContinuous = false
        }

      // Written in an order of its own.
      Stepper("Pages", value: .constant(1))
        .introspect(.stepper, on: .iOS(.v18, .v17, .v16)) { stepper in  // expect: stale-version-list@40
          stepper.wraps = true
        }
    }
  }
}

struct ClassChangeScreen: View {
  let rows: [Row]

  var body: some View {
    VStack {
      List(rows, rowContent: RowView.init)
        .introspect(.list, on: .iOS(.v13, .v14, .v15)) { table in  // expect: stale-version-list@49 "this closure never runs on iOS 16 to 27; from iOS 16 on '.list' is backed by UICollectionView, which needs a second call with '.iOS(.v16, .v17, .v18, .v26, .v27)'"
          table.sectionHeaderTopPadding = 0
        }

      // One more version would do for the same class, the rest would not.
      List(rows, rowContent: RowView.init)
        .introspect(.list(style: .insetGrouped), on: .iOS(.v14)) { table in  // expect: stale-version-list@59 "the backing class is still UITableView on iOS 15; from iOS 16 on"
          table.separatorInset = .zero
        }
    }
  }
}

struct ManyPlatforms: View {
  var body: some View {
    VStack {
      // Each platform has its own end.
      ScrollView { Text("a") }
        .introspect(
          .scrollView,
          on: .iOS(.v17, .v18),  // expect: stale-version-list@26 "iOS 26 and 27"
          .tvOS(.v17, .v18, .v26, .v27),
          .visionOS(.v1, .v2)  // expect: stale-version-list@26 "this closure never runs on visionOS 26 and 27"
        ) { scrollView in
          scrollView.bounces = false
        }

      #if os(macOS)
        ScrollView { Text("b") }
          .introspect(.scrollView, on: .macOS(.v14, .v15)) { scrollView in  // expect: stale-version-list@53 "macOS 26 and 27; the backing class is still NSScrollView"
            scrollView.hasVerticalScroller = false
          }
      #endif

      ScrollView { Text("c") }
        #if os(iOS)
          .introspect(.scrollView, on: .iOS(.v17, .v18, .v26, .v27)) { $0.bounces = false }
        #elseif os(tvOS)
          .introspect(.scrollView, on: .tvOS(.v17)) { $0.bounces = false }  // expect: stale-version-list@46 "tvOS 18 to 27"
        #endif

      // Available from 16 on, and stopping before the newest all the same.
      if #available(iOS 16, *) {
        NavigationStack { Text("d") }
          .introspect(.navigationStack, on: .iOS(.v16, .v17)) { controller in  // expect: stale-version-list@56 "iOS 18 to 27"
            controller.hidesBarsOnSwipe = true
          }
      }
    }
  }
}

extension View {
  // A bare call has the extended view as its receiver.
  func withoutBounce() -> some View {
    introspect(.scrollView, on: .iOS(.v16, .v17)) { $0.bounces = false }  // expect: stale-version-list@44
  }

  func withoutBounceEither() -> some View {
    self.introspect(.scrollView, on: .iOS(.v16, .v17, .v18), scope: .ancestor, customize: configure)  // expect: stale-version-list@55
  }

  // The two calls run apart: extending one leaves the other as it is.
  func twice() -> some View {
    introspect(.tabView, on: .iOS(.v18)) { $0.tabBar.isTranslucent = false }  // expect: stale-version-list
      .introspect(.tabView, on: .iOS(.v18)) { $0.tabBar.tintColor = nil }  // expect: stale-version-list, overlapping-introspection
  }

  private func configure(_ scrollView: UIScrollView) {
    scrollView.bounces = false
  }
}
