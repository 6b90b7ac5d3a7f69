import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that the bundler reads: the code, the documents that pages show, the packages, and how it is set. */
const FOLDERS = ['src', 'docs'];
const FILES = ['astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A SHA-256 that changes with every file that is bundled, and with the settings (text) that the bundle depends on. */
export function codeDigest(root: string, settings: string): string {
  const hash = createHash('sha256').update(`${settings}\0${process.version}\0`);
  const names = FOLDERS.flatMap((folder) => filesBelow(root, folder)).sort();
  for (const name of [...names, ...FILES])
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .map((name) => name.replaceAll('\\', '/'));
}
