import IntrospectFacts
import IntrospectSyntax

/// The members that lead from a native object of a known class to what code names.
struct NativeMemberPath {
  /// The classes that the object may be of: one where the call says which, several for a list that is not written out.
  let classes: [String]
  /// Not empty.
  let members: [String]
}

extension CustomizeBody {
  /// The way from the object of the call to what a chain names, through casts and through the call of another body.
  ///
  /// Nil where the chain does not start from a native object, or names nothing behind it.
  ///
  /// - Parameter classes: what the object of the call site may be.
  func memberPath(of chain: PostfixExpression, classes: [String]) -> NativeMemberPath? {
    guard let object = nativeObject(chain) else { return nil }
    return memberPath(of: object, classes: classes)
  }

  private func memberPath(of object: NativeObject, classes: [String]) -> NativeMemberPath? {
    if let cast = object.cast {
      let members = Array(object.path[cast.pathStart...])
      return members.isEmpty ? nil : NativeMemberPath(classes: [cast.typeName], members: members)
    }
    guard !object.path.isEmpty else { return nil }
    guard let caller else { return NativeMemberPath(classes: classes, members: object.path) }
    let call = caller.body.tree.call(behind: caller.name)
    let given = call.arguments.compactMap { caller.body.nativeObject(in: $0.value) }
    // With two native objects among the arguments, which is meant is not certain here.
    guard given.count == 1 else { return nil }
    let whole = NativeObject(path: given[0].path + object.path, cast: given[0].cast)
    return caller.body.memberPath(of: whole, classes: classes)
  }
}
