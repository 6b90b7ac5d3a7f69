import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNames } from '../../src/publication/sealing/list-names.ts';

/** Everything that the bundler reads: the code, the documents that pages show, and the packages. */
const FOLDERS = ['src', 'docs'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A SHA-256 over all files that are bundled and the version of Node that runs. */
export async function codeDigest(root: string): Promise<string> {
  const inFolders = FOLDERS.map(async (folder) => (await listNames(join(root, folder))).map((name) => `${folder}/${name}`));
  const names = [...(await Promise.all(inFolders)).flat().sort(), ...FILES];
  const contents = await Promise.all(names.map((name) => readFile(join(root, name))));
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const [at, name] of names.entries())
    hash
      .update(`${name}\0`)
      .update(contents[at] ?? '')
      .update('\0');
  return hash.digest('hex');
}
