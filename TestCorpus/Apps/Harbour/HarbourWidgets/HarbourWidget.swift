import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
      Text(entry.height, format: .number)
    }
  }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: 0) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}
