// Conditions between modifiers, around declarations and within lists.
#if os(iOS) && !targetEnvironment(macCatalyst) || compiler(>=6.0)
  let platform = "iOS"
#elseif canImport(AppKit, _version: 10.15.4)
  let platform = "macOS"
#else
  let platform = "other"
#endif
struct View { func padding() -> View { self }; func hidden() -> View { self } }
let view = View()
  .padding()
  #if os(iOS)
    .hidden()
    #if DEBUG
      .padding()
    #endif
  #else
    .padding()
  #endif
  .hidden()
let here = (#file, #line, #function, #column)
#warning("a warning, not an error")
#sourceLocation(file: "other.swift", line: 1)
#sourceLocation()
if #available(iOS 16, macOS 13.0, *), !platform.isEmpty {} else if #unavailable(iOS 15) {}
