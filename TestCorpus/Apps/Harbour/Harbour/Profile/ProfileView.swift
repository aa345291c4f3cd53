import SwiftUI

struct ProfileView: View {
  @ObservedObject var model: ProfileViewModel
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Profile")
        .toolbar {
          Button("Edit") { isEditing = true }
        }
        .sheet(isPresented: $isEditing) {
          ProfileEditor(name: $model.name)
        }
    }
  }
}
