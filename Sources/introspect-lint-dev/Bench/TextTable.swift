/// Rows of cells, printed in columns: the first to the left, the others to the right.
struct TextTable {
  let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + blanks : blanks + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
