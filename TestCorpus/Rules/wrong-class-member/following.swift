// does not compile: members of another class
import SwiftUI
import SwiftUIIntrospect

struct FollowedForeignMember: View {
  var body: some View {
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27), customize: style) // expect: wrong-class-member "in 'style'"
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { styleRows(of: $0) } // expect: wrong-class-member@68
    List {}
      .introspect(.list, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { styleAny($0) }
  }

  private func style(_ list: UICollectionView) {
    list.rowHeight = 44
  }

  private func styleRows(of list: UIScrollView) {
    list.separatorInset = .zero
  }

  private func styleAny(_ list: any HasSeparators) {
    list.separatorStyle = .none
  }
}

protocol HasSeparators: AnyObject {
  var separatorStyle: UITableViewCell.SeparatorStyle { get set }
}
