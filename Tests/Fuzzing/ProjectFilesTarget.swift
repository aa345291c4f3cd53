import IntrospectLintKit
import IntrospectRules
import IntrospectSyntax

/// Every reader of project files takes whatever there is, and tells no place outside of it. The first byte of the input
/// says which reader the rest is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard count > 0, let start else { return 0 }
  let source = SourceText(path: "Fuzz", bytes: bytes(start + 1, count - 1))
  let found = places(in: source, for: start.pointee)
  for range in found {
    guard let range else { continue }
    check(range.start.value >= 0 && range.end.value < count, "a place at \(range) of \(count - 1) bytes")
  }
  if count % 8 == 0 {
    check(places(in: source, for: start.pointee) == found, "other places at the second time")
  }
  return 0
}

private func places(in source: SourceText, for reader: UInt8) -> [SourceRange?] {
  switch reader {
  case UInt8(ascii: "S"):
    let manifest = PackageManifestReader.read(source)
    _ = manifest.isInLibraryProduct(fileAt: "Sources/Kit/View.swift")
    return manifest.platforms.values.map { place(of: $0) }.sorted(by: isOrdered)
      + manifest.libraries.flatMap { [$0.name?.range] + $0.targets.map(\.range) }
      + manifest.targets.map(\.name.range) + [place(of: manifest.library)]
  case UInt8(ascii: "X"):
    guard let project = XcodeProjectReader.read(source) else { return [] }
    return project.deployment.settings.map(\.range) + project.configurationFiles.map(\.range)
      + project.unknownConfigurationFiles + [place(of: project.library)]
  case UInt8(ascii: "C"):
    let config = XcodeConfigReader.read(source)
    return config.deployment.settings.map(\.range) + config.includes.map(\.path.range)
  case UInt8(ascii: "R"): return [place(of: PackageResolvedReader.read(source))]
  case UInt8(ascii: "P"): return [place(of: PodfileLockReader.read(source))]
  default: return []
  }
}

private func place<Value>(of stated: Stated<Value>) -> SourceRange? {
  if case .unknown(let place) = stated { place } else { stated.located?.range }
}

private func isOrdered(_ left: SourceRange?, _ right: SourceRange?) -> Bool {
  guard let left, let right else { return left == nil && right != nil }
  return left < right
}
