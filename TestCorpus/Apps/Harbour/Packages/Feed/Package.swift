// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .library(name: "Feed", targets: ["Feed"])
  ],
  dependencies: [
    .package(path: "../DesignSystem"),
    .package(url: "https://github.com/siteline/swiftui-introspect", from: "26.0.0"),
    .package(url: "https://github.com/apple/swift-collections.git", from: "1.1.0"),
  ],
  targets: [
    .target(
      name: "Feed",
      dependencies: [
        "DesignSystem",
        .product(name: "SwiftUIIntrospect", package: "swiftui-introspect"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .testTarget(name: "FeedTests", dependencies: ["Feed"]),
  ])
