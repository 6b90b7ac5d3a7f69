/** The folders of the packages that modules belong to, each once, sorted. Modules outside of packages are skipped. */
export function packageFolders(modules: Iterable<string>): string[] {
  // Bundlers start the names of virtual modules with a null character, and append queries to file names.
  const folders = [...modules].flatMap(
    (module) => /^(?!\0).*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(module)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
