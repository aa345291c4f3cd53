// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Media",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Media", targets: ["Media"])
  ],
  dependencies: [
    .package(url: "https://github.com/siteline/swiftui-introspect", .upToNextMajor(from: "26.0.1"))
  ],
  targets: [
    .target(
      name: "Media",
      dependencies: [.product(name: "SwiftUIIntrospect", package: "swiftui-introspect")]),
    .executableTarget(name: "MediaLab", dependencies: ["Media"]),
  ])
