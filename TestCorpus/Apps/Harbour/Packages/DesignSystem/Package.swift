// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "DesignSystem",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "DesignSystem", targets: ["DesignSystem"])
  ],
  dependencies: [
    .package(url: "https://github.com/siteline/swiftui-introspect", from: "26.0.0")
  ],
  targets: [
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "SwiftUIIntrospect", package: "swiftui-introspect")]),
    .testTarget(name: "DesignSystemTests", dependencies: ["DesignSystem"]),
  ])
