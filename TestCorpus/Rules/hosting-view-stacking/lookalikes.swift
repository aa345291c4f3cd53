// expect-none
import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

// Runs once.
final class OnceCell: UITableViewCell {
  private var host: UIViewController?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setup()
    let own = UIHostingController(rootView: RowView(title: "a"))
    contentView.addSubview(own.view)
    host = own
  }
  required init?(coder: NSCoder) { fatalError() }
  private func setup() {
    let host = UIHostingController(rootView: RowView(title: "a"))
    contentView.addSubview(host.view)
    self.host = host
  }
}

// There is one already.
final class KeptCell: UITableViewCell {
  private var host: UIHostingController<RowView>?
  func configure(_ title: String) {
    if let host {
      host.rootView = RowView(title: title)
      return
    }
    let host = UIHostingController(rootView: RowView(title: title))
    contentView.addSubview(host.view)
    self.host = host
  }
  func bind(_ title: String) {
    guard host == nil else { return }
    let host = UIHostingController(rootView: RowView(title: title))
    contentView.addSubview(host.view)
    self.host = host
  }
}

// The earlier one goes.
final class CleanCell: UICollectionViewCell {
  private var host: UIHostingController<RowView>?
  override func prepareForReuse() {
    super.prepareForReuse()
    host?.view.removeFromSuperview()
  }
  func configure(_ title: String) {
    let host = UIHostingController(rootView: RowView(title: title))
    contentView.addSubview(host.view)
    self.host = host
  }
}

// Nothing says that these run again.
final class Panel: UIViewController {
  private var host: UIHostingController<RowView>?
  override func viewDidLoad() {
    super.viewDidLoad()
    updateContent()
    configure(in: view)
  }
  func updateContent() {
    let host = UIHostingController(rootView: RowView(title: "a"))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
  func configure(in container: UIView) {
    let host = UIHostingController(rootView: RowView(title: "a"))
    addChild(host)
    container.addSubview(host.view)
    host.didMove(toParent: self)
  }
  func show() {
    let host = UIHostingController(rootView: RowView(title: "a"))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

// What it is added to is new too.
final class Rows: NSObject {
  var hosts: [UIViewController] = []
  func update() -> UIView {
    let container = UIView()
    let host = UIHostingController(rootView: RowView(title: "a"))
    container.addSubview(host.view)
    hosts.append(host)
    return container
  }
}

// The configuration of a cell takes the place of the one before.
final class ConfiguredCell: UITableViewCell {
  func configure(_ title: String) {
    contentConfiguration = UIHostingConfiguration { RowView(title: title) }
  }
}
