import IntrospectFacts
import Testing

/// What must hold for any registry, whatever the library declares.
struct RegistryShapeTests {
  let registry = Registry.current

  @Test("Call forms are unique and begin with their member")
  func callForms() {
    let forms = registry.viewTypes.map(\.callForm)
    #expect(Set(forms).count == forms.count)
    for facts in registry.viewTypes {
      #expect(facts.callForm == facts.member || facts.callForm.hasPrefix(facts.member + "("))
      #expect(facts.swiftType.hasSuffix("Type"))
    }
  }

  @Test("Spans stand in the order of platforms and versions and do not overlap", arguments: Registry.current.viewTypes)
  func spansAreOrdered(facts: ViewTypeFacts) {
    #expect(facts.spans == facts.spans.inRegistryOrder)
    for platform in Platform.allCases {
      let versions = facts.spans(on: platform).flatMap(\.versions)
      #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("What is built in knows no version that its platform does not", arguments: Platform.allCases)
  func newestVersions(platform: Platform) {
    // The version line speaks of platforms, so that it need not build a registry.
    #expect(registry.newestVersion(on: platform) == platform.newestVersion)
  }

  @Test("Every version of a span exists on its platform", arguments: Registry.current.viewTypes)
  func versionsExist(facts: ViewTypeFacts) {
    for span in facts.spans {
      #expect(!span.versions.isEmpty)
      #expect(span.versions.allSatisfy(span.platform.isKnown))
    }
  }

  @Test("UIKit's classes stand on UIKit platforms and AppKit's on macOS", arguments: Registry.current.viewTypes)
  func classesFitTheirPlatforms(facts: ViewTypeFacts) {
    for span in facts.spans {
      #expect(!span.nativeClasses.isEmpty)
      #expect(Set(span.nativeClasses).count == span.nativeClasses.count)
      for name in span.nativeClasses {
        if name.hasPrefix("UI") { #expect(span.platform.isUIKit) }
        if name.hasPrefix("NS") { #expect(span.platform == .macOS) }
      }
      if let disfavored = span.disfavoredClass { #expect(span.nativeClasses.contains(disfavored)) }
    }
  }

  @Test("A form without versions says why it was withdrawn")
  func everyFormIsOfUse() {
    for facts in registry.viewTypes where facts.withdrawal == nil { #expect(!facts.platforms.isEmpty) }
    #expect(registry.viewTypes.filter { $0.withdrawal != nil }.map(\.callForm) == ["signInWithAppleButton"])
  }

  @Test("What came later than its version names a release that exists", arguments: Registry.current.viewTypes)
  func releasesExist(facts: ViewTypeFacts) {
    for span in facts.spans where span.isAvailable {
      for version in span.versions {
        let since = facts.since(on: span.platform, version)
        #expect(LibraryRelease.all.contains { $0.version == since })
        #expect(facts.stableSince(on: span.platform, version) != nil)
      }
    }
  }

  @Test("Removed members are of forms that are known, and existed between two releases")
  func removedMembers() {
    for removed in registry.removedMembers {
      #expect(registry.viewType(callForm: removed.callForm) != nil)
      #expect(removed.since < removed.removedIn)
      #expect(LibraryRelease.all.contains { $0.version == removed.since })
      #expect(LibraryRelease.all.contains { $0.version == removed.removedIn })
    }
  }

  @Test("Modern forms of 0.x methods give one of the classes of the method, unless a note says otherwise")
  func legacyMethods() {
    for method in registry.legacyMethods {
      for callForm in method.modernForms {
        let form = registry.viewType(callForm: callForm)
        #expect(form != nil, "\(callForm) of \(method.name)")
        let classes = Set(method.platforms.flatMap { form?.nativeClasses(on: $0) ?? [] })
        #expect(!classes.isDisjoint(with: method.nativeClasses) || method.note != nil, "\(method.name): \(callForm)")
      }
    }
  }

  @Test("A view without backing is no member of the registry where it has none")
  func unbackedViews() {
    for view in registry.unbackedViews {
      for form in registry.forms(ofMember: view.memberName) {
        #expect(Set(form.platforms).isDisjoint(with: view.platforms), "\(view.memberName)")
      }
    }
  }
}
