// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sampler",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(url: "https://github.com/siteline/swiftui-introspect", from: "27.0.0")],
  targets: [
    .target(name: "Feed", dependencies: [.product(name: "SwiftUIIntrospect", package: "swiftui-introspect")]),
    .target(name: "Bridges"),
  ]
)
