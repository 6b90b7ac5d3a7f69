import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../files.ts';
import type { Addresses } from './headers.ts';
import { renderHeadersFile } from './headers-file.ts';
import { renderHtaccess } from './htaccess.ts';

const HOST_FILES: Readonly<Record<string, (addresses: Addresses, paths: ReadonlySet<string>) => string>> = {
  _headers: renderHeadersFile,
  '.htaccess': renderHtaccess,
  // Without this file GitHub Pages leaves out files and folders whose names begin with a dot or with `_`.
  '.nojekyll': () => '',
};

/** Whether a file only tells a static host how to serve the others, and is not published itself. */
export function isHostFile(name: string): boolean {
  return Object.hasOwn(HOST_FILES, name);
}

/** Writes the files that only static hosts need into a client folder. A file from `public/` with the same name is kept. */
export async function writeHostFiles(client: string, files: readonly SiteFile[], addresses: Addresses): Promise<void> {
  const paths = new Set(files.map(({ path }) => path));
  for (const [name, render] of Object.entries(HOST_FILES)) {
    const file = join(client, name);
    if (!existsSync(file)) await writeFile(file, render(addresses, paths));
  }
  const folders = foldersOf(files);
  const pages = files.filter(({ name, path }) => name.endsWith('.html') && !path.endsWith('.html'));
  // Only the few pages with pages below them are copied, out of perhaps thousands.
  const above = pages.filter(({ name }) => folders.has(name.replace(/\.html$/, '')));
  for (const { name } of above) await copyIntoFolder(join(client, name));
}

/** All folders that hold the files, at every depth. */
function foldersOf(files: readonly SiteFile[]): Set<string> {
  const folders = new Set<string>();
  for (const { name } of files) {
    for (let folder = dirname(name); folder !== '.' && !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** Copies a page such as `reviews.html`, with its twins, into the folder `reviews/`, where some hosts look for it first. */
async function copyIntoFolder(page: string): Promise<void> {
  const folder = page.replace(/\.html$/, '');
  if (existsSync(join(folder, 'index.html'))) return;
  const twins = ['', '.br', '.gz'].filter((ending) => existsSync(page + ending));
  await Promise.all(twins.map((ending) => copyFile(page + ending, join(folder, `index.html${ending}`))));
}
