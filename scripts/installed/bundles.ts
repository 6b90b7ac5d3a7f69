import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../src/publication/digest.ts';
import { type Bundles, loadBundles } from '../build/bundles.ts';
import { root } from '../support/project.ts';

/** Where `npm run package` puts the bundles, and the digest of their code. */
export const SHIPPED = { folder: 'bundles', digest: 'bundles.sha256' } as const;

/** Opens the bundles that the package brings. The version of Node counts as their code: it writes the times and numbers of pages. */
export async function openBundles(): Promise<Bundles> {
  const digest = await readFile(join(root, SHIPPED.digest), 'utf8');
  return loadBundles(join(root, SHIPPED.folder), sha256(`${process.version}\0${digest.trim()}`));
}
