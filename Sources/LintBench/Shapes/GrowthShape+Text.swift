extension GrowthShape {
  private typealias Pieces = SourcePieces

  private static func times(_ count: Int, _ piece: String) -> String { String(repeating: piece, count: count) }

  /// One thing in another.
  static let nesting: [GrowthShape] = [
    GrowthShape("nested views", base: 300) { count in
      Pieces.view(times(count, "VStack {\n") + "\(Pieces.fault)\n" + times(count, "}\n"))
    },
    GrowthShape("nested conditions", base: 300) { count in
      Pieces.closure(times(count, "if a {\n") + "scrollView.addSubview(UIView())\n" + times(count, "}\n"))
    },
    GrowthShape("nested parentheses", base: 1_000) { count in
      Pieces.closure("use(" + times(count, "(") + "scrollView" + times(count, ")") + ")\n")
    },
    GrowthShape("nested calls", base: 300) { count in
      Pieces.closure(times(count, "use(") + "scrollView" + times(count, ")") + "\n")
    },
    GrowthShape("nested interpolations", base: 1_000) { count in
      Pieces.closure("let x = " + times(count, "\"\\(") + "scrollView" + times(count, ")\"") + "\n")
    },
    GrowthShape("nested types", base: 300) { count in
      times(count, "struct N {\n") + Pieces.view("\(Pieces.fault)\n") + times(count, "}\n")
    },
    GrowthShape("nested #if", base: 300) { count in
      times(count, "#if A\n") + Pieces.view("\(Pieces.fault)\n") + times(count, "#endif\n")
    },
    GrowthShape("calls in nested #if", base: 40) { count in
      Pieces.view(times(count, "#if A\n\(Pieces.fault)\n") + times(count, "#endif\n"))
    },
    GrowthShape("calls in nested #if os", base: 40) { count in
      let outer = Pieces.many(count) { "#if os(iOS) || B\($0)\n\(Pieces.fault)\n" }
      return Pieces.view(outer + times(count, "#else\n\(Pieces.fault)\n#endif\n"))
    },
    GrowthShape("calls in nested views", base: 40) { count in
      Pieces.view(times(count, "VStack {\n\(Pieces.fault)\n") + times(count, "}\n"))
    },
    GrowthShape("calls in nested availability checks", base: 40) { count in
      Pieces.view(times(count, "if #available(iOS 16, *) {\n\(Pieces.fault)\n") + times(count, "}\n"))
    },
    GrowthShape("calls in nested types", base: 40) { count in
      Pieces.imports
        + Pieces.many(count) { "struct A\($0): View {\n  var body: some View { \(Pieces.fault) }\n" }
        + times(count, "}\n")
    },
    GrowthShape("faults in nested conditions", base: 40) { count in
      Pieces.closure(Pieces.many(count) { "if a\($0) {\nscrollView.addSubview(UIView())\n" } + times(count, "}\n"))
    },
    GrowthShape("faults in nested closures", base: 40) { count in
      Pieces.closure(
        times(count, "DispatchQueue.main.async {\nscrollView.addSubview(UIView())\n") + times(count, "}\n"))
    },
    GrowthShape("brackets that nothing closes", base: 1_000) { count in
      Pieces.view("\(Pieces.fault)\n") + "let x = " + times(count, "([{ ")
    },
    GrowthShape("calls that nothing closes", base: 300) { times($0, "view.introspect(.scrollView, on: .iOS(.v16") },
  ]

  /// Long lines, and text in which nearly every byte decides something.
  static let lines: [GrowthShape] = [
    GrowthShape("calls on one line", base: 40) { Pieces.view(Pieces.many($0) { _ in "\(Pieces.fault); " }) },
    GrowthShape("kilobytes on one line", base: 150) { count in
      "/* \(times(count * 1_000, "x")) */ let a = \(Pieces.fault)\n"
    },
    GrowthShape("elements on one line", base: 3_000) { count in
      "let a = [\(times(count, "1,"))]; let b = \(Pieces.fault)\n"
    },
    GrowthShape("slashes that could be regexes", base: 3_000) { count in
      "let a = \(times(count, "(/[a"))\n\(Pieces.view(""))"
    },
    GrowthShape("brackets that could be generic", base: 3_000) { count in
      "let a = \(times(count, "A<"))\n\(Pieces.view(Pieces.fault))"
    },
    GrowthShape("attributes", base: 300) { "\(times($0, "@A(1) "))func f() {}\n\(Pieces.view(Pieces.fault))" },
  ].map(\.withANeedle)

  /// Text without a call is not even lexed.
  private var withANeedle: GrowthShape {
    let files = files
    return GrowthShape(name, base: base, arguments: arguments) { count in
      files(count).map { ($0.path, $0.text + "// introspect\n") }
    }
  }

  /// Every format, over files with many findings.
  static let reports: [GrowthShape] = [
    "pretty", "xcode", "github", "json", "sarif", "gitlab", "checkstyle", "junit", "rdjson", "markdown",
  ].map { format in
    GrowthShape("report: \(format)", base: 40, arguments: ["--format", format]) { count in
      Pieces.view(Pieces.many(count) { _ in "\(Pieces.fault)\n" })
    }
  }
}
