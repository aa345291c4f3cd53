/// When a closure runs that is handed to a well-known function.
public enum ClosureTiming: Sendable, Hashable {
  /// Before the call returns: `forEach`, `withAnimation`.
  case immediate
  /// Once, a little later: `DispatchQueue.main.async`, `Task`.
  case deferred
  /// Whenever something happens; until then it is kept: `sink`, `UIAction`.
  case retained

  /// What is known of the function called `name`; nil for functions of the project.
  ///
  /// Source: the declarations of the standard library, Dispatch, UIKit, AppKit, Foundation and Combine.
  public static func timing(ofCallee name: String) -> ClosureTiming? {
    if immediateNames.contains(name) { return .immediate }
    if deferredNames.contains(name) { return .deferred }
    return retainedNames.contains(name) ? .retained : nil
  }

  private static let immediateNames: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "reduce", "sorted",
    "sort", "min", "max", "removeAll", "prefix", "drop", "firstIndex", "lastIndex", "withAnimation", "withTransaction",
    "performWithoutAnimation", "autoreleasepool", "assumeIsolated", "sync", "then", "do", "with", "apply", "configure",
    "update", "makeConstraints", "remakeConstraints", "updateConstraints", "withUnsafeMutablePointer",
  ]

  private static let deferredNames: Set<String> = [
    "async", "asyncAfter", "Task", "detached", "run", "perform", "addOperation", "performSelector", "animate",
    "transition", "asyncAndWait",
  ]

  private static let retainedNames: Set<String> = [
    "sink", "observe", "addObserver", "scheduledTimer", "Timer", "UIAction", "UIBarButtonItem", "addAction",
    "addLocalMonitorForEvents", "addGlobalMonitorForEvents", "addPeriodicTimeObserver", "addBoundaryTimeObserver",
    "registerForTraitChanges", "addTarget", "UIDeferredMenuElement", "CADisplayLink", "handleEvents", "onReceive",
  ]
}
