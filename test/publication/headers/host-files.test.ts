import { describe, expect, it } from 'vitest';
import { siteFiles } from '../../../src/publication/files.ts';
import { renderHeadersFile } from '../../../src/publication/headers/headers-file.ts';
import { isHostFile, writeHostFiles } from '../../../src/publication/headers/host-files.ts';
import { renderHtaccess } from '../../../src/publication/headers/htaccess.ts';
import { listNames } from '../../../src/publication/sealing/list-names.ts';
import { makeFolder, readText } from '../../support/content/content.ts';

const ADDRESSES = { baseUrl: 'https://example.com', hubUrl: null };

/** The files of a client folder, and what it contains afterwards. */
async function written(files: Readonly<Record<string, string>>, publicFiles: readonly string[] = []) {
  const client = await makeFolder(files);
  const outputs = (await listNames(client)).map((name) => ({ name, make: async () => new Uint8Array() }));
  await writeHostFiles(client, siteFiles(outputs, new Set(publicFiles)), ADDRESSES);
  const texts = (await listNames(client)).map(async (name) => [name, await readText(client, name)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

describe('writeHostFiles', () => {
  it('writes the files that only hosts read', async () => {
    const files = await written({});
    expect(files).toEqual({
      _headers: renderHeadersFile(ADDRESSES, new Set()),
      '.htaccess': renderHtaccess(ADDRESSES, new Set()),
      '.nojekyll': '',
    });
    expect(Object.keys(files).every(isHostFile)).toBe(true);
    for (const name of ['robots.txt', 'constructor']) expect(isHostFile(name)).toBe(false);
  });

  it('keeps one that is there', async () => {
    expect(await written({ _headers: 'own' })).toMatchObject({ _headers: 'own', '.nojekyll': '' });
  });

  it('copies a page into the folder of the pages below it, and no other', async () => {
    const files = await written({
      'index.html': 'home',
      'reviews.html': 'all',
      'reviews.html.gz': 'all, compressed',
      'reviews/a.html': 'a',
      'reviews/rating/5.html': 'five',
      'reviews/rating/5/page/2.html': 'more of them',
    });
    expect(Object.entries(files).filter(([name]) => /\/index\.html/.test(name))).toEqual([
      ['reviews/index.html', 'all'],
      ['reviews/index.html.gz', 'all, compressed'],
      ['reviews/rating/5/index.html', 'five'],
    ]);
  });

  it('leaves a page of that name, and what came from public/, as they are', async () => {
    const files = { 'reviews.html': 'all', 'reviews/index.html': 'of the id index', 'about.html': 'own', 'about/a.txt': 'a' };
    const after = Object.entries(await written(files, ['about.html', 'about/a.txt']));
    expect(Object.fromEntries(after.filter(([name]) => !isHostFile(name)))).toEqual(files);
  });
});
