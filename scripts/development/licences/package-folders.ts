import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package's entry in `package-lock.json` (lockfile version 3). */
interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/**
 * The folders of all packages that serving and building may use, except those that npm installs only on some machines, such as
 * programs for one processor: they bring their own licences, and the list would differ between machines.
 */
export async function productionPackages(root: string): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([name, { dev, devOptional, optional }]) => name !== '' && !dev && !devOptional && !optional)
    .map(([name]) => join(root, name));
}

/** The folders of the packages that modules belong to, each once, sorted. Modules outside of packages are skipped. */
export function packageFolders(modules: Iterable<string>): string[] {
  // Bundlers start the names of virtual modules with a null character, and append queries to file names.
  const folders = [...modules].flatMap(
    (module) => /^(?!\0).*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(module)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}
