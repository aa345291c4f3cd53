// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Feed", targets: ["Feed"])],
  dependencies: [.package(url: "https://github.com/siteline/swiftui-introspect", from: "1.0.0")],
  targets: [.target(name: "Feed", dependencies: [.product(name: "SwiftUIIntrospect", package: "swiftui-introspect")])])
