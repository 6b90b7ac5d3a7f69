/** The folders of the packages that the files of modules belong to, each once, sorted; modules of no package belong to none. */
export function packageFolders(modules: Iterable<string>): string[] {
  // Bundlers begin the names of modules that they make with a null, and add queries to those of files.
  const folders = [...modules].flatMap(
    (module) => /^(?!\0).*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(module)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
