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
  // Without it GitHub Pages leaves out what begins with a dot or with `_`.
  '.nojekyll': () => '',
};

/** Whether a file is for the static host alone, and published to nobody. */
export function isHostFile(name: string): boolean {
  return Object.hasOwn(HOST_FILES, name);
}

/** Writes into a client folder what static hosts need and the server does not, but keeps what came from `public/`. */
export async function writeHostFiles(client: string, files: readonly SiteFile[], addresses: Addresses): Promise<void> {
  const paths = new Set(files.map(({ path }) => path));
  for (const [name, render] of Object.entries(HOST_FILES)) {
    const file = join(client, name);
    if (!existsSync(file)) await writeFile(file, render(addresses, paths));
  }
  const folders = foldersOf(files);
  const pages = files.filter(({ name, path }) => name.endsWith('.html') && !path.endsWith('.html'));
  // Of thousands of pages hardly any has pages below it.
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

/** Beside `reviews.html` there is the folder `reviews/`. A host that looks at the folder first finds the page there, too. */
async function copyIntoFolder(page: string): Promise<void> {
  const folder = page.replace(/\.html$/, '');
  if (existsSync(join(folder, 'index.html'))) return;
  const twins = ['', '.br', '.gz'].filter((ending) => existsSync(page + ending));
  await Promise.all(twins.map((ending) => copyFile(page + ending, join(folder, `index.html${ending}`))));
}
