// Observers, subscriptions, timers: what goes on after the closure has run.
extension MemberEffect {
  static let observers: [MemberEffect] = notifications + subscriptions + timers + monitors

  private static let notifications: [MemberEffect] = [
    MemberEffect(
      "addObserver", .call(["forName", "object", "queue", "using"]), subject: .call, each: "registers one more block",
      so: "it runs several times for one notification, and the center keeps it until its token is removed",
      removals: ["removeObserver"],
      instead: "keep the token and register only while there is none, or use '.onReceive'"),
    MemberEffect(
      "addObserver", .call(["_", "selector", "name", "object"]), subject: .call,
      each: "registers the observer once more",
      so: "its method runs several times for one notification", removals: ["removeObserver"],
      instead: "register once, where the observer is made, or call 'removeObserver' right before"),
    MemberEffect(
      "addObserver", .call(["_", "forKeyPath", "options", "context"]), subject: .call,
      each: "registers the observer once more", so: "each registration needs its own 'removeObserver'",
      removals: ["removeObserver"], instead: "use 'observe(_:)' and keep its token in one property"),
    MemberEffect(
      "registerForTraitChanges", subject: .call, each: "makes one more registration",
      so: "the handler fires several times",
      removals: ["unregisterForTraitChanges"], instead: "keep the registration and register only while there is none"),
  ]

  private static let subscriptions: [MemberEffect] = [
    MemberEffect(
      "store", .call(["in"]), subject: .call, each: "keeps one more subscription",
      so: "its closure runs several times per value",
      removals: ["removeAll", "cancel"],
      instead: "keep the subscription in one property, clear the set first, or use '.onReceive'")
  ]

  private static let timers: [MemberEffect] = [
    MemberEffect(
      "scheduledTimer", on: .type("Timer"), subject: .call, each: "starts one more timer",
      so: "the run loop keeps each until it is invalidated", removals: ["invalidate"],
      instead: "invalidate the earlier timer first, or use '.onReceive(Timer.publish(…))'"),
    MemberEffect(
      "add", .call(["_", "forMode"]), each: "starts one more timer",
      so: "the run loop keeps each until it is invalidated",
      removals: ["invalidate"], instead: "invalidate the earlier timer first"),
    MemberEffect(
      "CADisplayLink", .call(["target", "selector"]), subject: .call, each: "makes one more display link",
      so: "the run loop keeps each until it is invalidated, and each keeps its target", removals: ["invalidate"],
      instead: "invalidate the earlier link first"),
    MemberEffect(
      "makeTimerSource", on: .type("DispatchSource"), subject: .call, each: "makes one more timer source",
      removals: ["cancel"], instead: "cancel the earlier source first"),
  ]

  private static let monitors: [MemberEffect] = [
    MemberEffect(
      "addLocalMonitorForEvents", .call(["matching", "handler"]), subject: .call,
      each: "installs one more event monitor",
      so: "the handler runs several times per event", removals: ["removeMonitor"],
      instead: "keep the monitor and install it only while there is none"),
    MemberEffect(
      "addGlobalMonitorForEvents", .call(["matching", "handler"]), subject: .call,
      each: "installs one more event monitor",
      so: "the handler runs several times per event", removals: ["removeMonitor"],
      instead: "keep the monitor and install it only while there is none"),
    MemberEffect(
      "addPeriodicTimeObserver", .call(["forInterval", "queue", "using"]), subject: .call,
      each: "adds one more time observer", removals: ["removeTimeObserver"],
      instead: "keep the token and add the observer only while there is none"),
    MemberEffect(
      "addBoundaryTimeObserver", .call(["forTimes", "queue", "using"]), subject: .call,
      each: "adds one more time observer",
      removals: ["removeTimeObserver"], instead: "keep the token and add the observer only while there is none"),
    MemberEffect(
      "addTarget", .call(["handler"]), on: .named("command"), subject: .call, each: "adds one more command handler",
      removals: ["removeTarget"], instead: "call 'removeTarget(nil)' first"),
    MemberEffect(
      "beginGeneratingDeviceOrientationNotifications", .call([]), subject: .call,
      each: "raises a counter that needs as many calls that end it",
      removals: ["endGeneratingDeviceOrientationNotifications"],
      instead: "call it once, where its end is called too"),
    MemberEffect(
      "beginBackgroundTask", subject: .call, each: "begins one more background task",
      so: "each needs its 'endBackgroundTask'",
      removals: ["endBackgroundTask"], instead: "begin one only while there is none"),
  ]
}
