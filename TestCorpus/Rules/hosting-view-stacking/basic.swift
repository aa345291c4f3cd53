import SwiftUI

struct RowView: View {
  let title: String
  var body: some View { Text(title) }
}

final class RowCell: UITableViewCell {
  private var hosts: [UIViewController] = []

  func configure(_ title: String) {
    let host = UIHostingController(rootView: RowView(title: title))
    contentView.addSubview(host.view) // expect: hosting-view-stacking@17 "'configure' runs at each reuse of the view"
    hosts.append(host)
  }

  var title: String = "" {
    didSet {
      let host = UIHostingController(rootView: RowView(title: title))
      contentView.addSubview(host.view) // expect: hosting-view-stacking "'title' is set at each reuse"
      hosts.append(host)
    }
  }
}

final class Header: UICollectionReusableView {
  var host: UIHostingController<RowView>?
  func setup(title: String) {
    let host = UIHostingController(rootView: RowView(title: title))
    addSubview(host.view) // expect: hosting-view-stacking
    self.host = host
  }
}

final class Screen: UIViewController {
  var host: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let host = UIHostingController(rootView: RowView(title: "a"))
    addChild(host)
    view.addSubview(host.view) // expect: hosting-view-stacking "'viewWillAppear' runs many times"
    host.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    setupFooter()
  }

  // Called from a method that runs many times.
  private func setupFooter() {
    let footer = UIHostingController(rootView: RowView(title: "b"))
    addChild(footer)
    view.addSubview(footer.view) // expect: hosting-view-stacking "'setupFooter' is called many times"
    footer.didMove(toParent: self)
  }

  func updateBanner() {
    let banner = UIHostingController(rootView: RowView(title: "c"))
    addChild(banner)
    view.addSubview(banner.view) // expect: hosting-view-stacking "'updateBanner' runs at each change"
    banner.didMove(toParent: self)
  }
}

final class MacPane: NSView {
  override func layout() {
    super.layout()
    let host = NSHostingView(rootView: RowView(title: "d"))
    addSubview(host) // expect: hosting-view-stacking
  }
}

final class Source: NSObject, UITableViewDataSource {
  var hosts: [UIViewController] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let host = UIHostingController(rootView: RowView(title: "e"))
    cell.contentView.addSubview(host.view) // expect: hosting-view-stacking "runs for each row"
    hosts.append(host)
    return cell
  }
}
