import IntrospectRules
import IntrospectSyntax

extension LintRun {
  /// The summaries of files that hold nothing to judge, so that they were not read, and that declare a type `Weak`:
  /// `@Weak` is the project's own then.
  func declarationsOfWeak(in paths: [FileDiscovery.File]) -> [FileSummary] {
    let name = Array("Weak".utf8)
    return parallel.map(paths, state: { ReadBuffer() }) { file, buffer in
      guard (try? files.read(file.path, &buffer)) != nil, !buffer.withBytes({ Prefilter.hits($0) }),
        buffer.withBytes({ $0.contains(name) })
      else { return nil }
      let structure = FileStructure(SourceText(path: file.path, bytes: buffer.bytes))
      let summary = FileSummary(structure, countsProbes: false, file: file.realPath)
      return summary.declaresWeak ? summary : nil
    }
  }
}
