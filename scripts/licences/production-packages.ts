import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a `package-lock.json` says of a package (lockfile version 3). */
interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/**
 * The folders of all packages that serving and building may use. Without those that are installed on some machines alone, such as
 * the programs for one processor: npm brings each with its own licence, and the list would be another on each machine.
 */
export async function productionPackages(root: string): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([name, { dev, devOptional, optional }]) => name !== '' && !dev && !devOptional && !optional)
    .map(([name]) => join(root, name));
}
