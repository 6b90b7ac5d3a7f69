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
