/// What this tool can do, by the word that asks for it. Each takes the arguments behind that word and returns the exit
/// status.
let subcommands: [(name: String, usage: String, run: ([String]) -> Int32)] = [
  ("structure", "structure [--sites] FILE ...    print the structure of files", printStructure),
  ("tokens", "tokens [--comments] FILE    print the tokens of a file", printTokens),
  ("update-generated", "update-generated            write the pages of the rules and the table in README", updateGenerated),
  ("new-rule", "new-rule ID --folder NAME   start a rule: its file, its line in the catalogue, its tests", newRule),
  ("library-stand-ins", "library-stand-ins FOLDER    write the library's interfaces, to type-check the corpus", writeLibraryStandIns),
  ("bench", "bench [growth] [OPTION ...]  measure the tool; 'bench --help' says how", bench),
  ("mutate", "mutate [--sample N] [PATH ...]  damage files, and compare what is found beside the damage", mutate),
  ("compare-registry", "compare-registry PATH       compare the registry with a checkout of the library", compareRegistry),
]

let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let subcommand = subcommands.first(where: { $0.name == name }) else {
  writeError("usage: introspect-lint-dev SUBCOMMAND [ARGUMENT ...]\n\n")
  for subcommand in subcommands { writeError("  \(subcommand.usage)\n") }
  exit(2)
}
exit(subcommand.run(Array(arguments.dropFirst())))
