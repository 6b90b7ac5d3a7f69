import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementCountOf } from '../../../src/insights/dataset/review-reading.ts';
import { sha256 } from '../../../src/publication/digest.ts';
import { siteFiles } from '../../../src/publication/files.ts';
import { addressesOf } from '../../../src/publication/headers/headers.ts';
import { renderHeadersFile } from '../../../src/publication/headers/headers-file.ts';
import { openPack, type Pack } from '../../../src/publication/pack/pack.ts';
import { type Last, lastModifiedAfter, lastPack, sealPublication } from '../../../src/publication/sealing/seal.ts';
import { RESOURCE_PATHS } from '../../../src/representations/resource-paths.ts';
import { encodeSearchIndex } from '../../../src/reviews/search-index/search-index.ts';
import { authoredReview, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';
import { HEAD, SPAN } from '../../support/sites/pack-head.ts';
import { entryAt, seal, sealAfter } from '../../support/sites/seal.ts';
import { BUILT_AT, outputsOf, sealSite } from '../../support/sites/sealed-site.ts';
import { filesOf } from '../../support/sites/two-builds.ts';
import { sharedFolder, temporaryFolder } from '../../support/temporary-folder.ts';

function seconds(date: Date): number {
  return Math.ceil(date.getTime() / 1000);
}

describe('sealing', () => {
  const reviews = [authoredReview(), authoredReview({ id: 'second', date: '2026-03-15' })];
  const options = {
    site: sampleSite({ reviews }),
    files: {
      'photos/a.jpg': Buffer.alloc(5000),
      'tiny.txt': 'x',
      'empty.txt': '',
      'large.txt': 'x'.repeat(5000),
      'reviews.html': 'All. '.repeat(100),
      '.htaccess': 'own',
    },
  };
  const directory = sharedFolder();
  let sealed: Awaited<ReturnType<typeof sealSite>>;
  let pack: Pack;
  beforeAll(async () => {
    sealed = await sealSite(directory, options);
    pack = openPack(sealed.packFile);
  });
  afterAll(() => pack.close());

  it('takes in every file once, sorted, with the digest of its bytes', async () => {
    const { client, entries } = sealed;
    const own = ['/empty.txt', '/large.txt', '/photos/a.jpg', '/reviews', '/tiny.txt'];
    const pages = ['/', '/404.html', '/reviews/2026-03-14-maria-g', '/reviews/second'];
    expect(entries.map(({ path }) => path)).toEqual([...Object.values(RESOURCE_PATHS), ...own, ...pages].sort());
    for (const { path, identity } of entries) {
      const name = path === '/' ? '/index.html' : /^\/reviews(\/|$)/.test(path) ? `${path}.html` : path;
      const bytes = await readFile(join(client, name));
      expect(pack.read(identity, path).equals(bytes)).toBe(true);
      expect(identity.digest).toBe(sha256(bytes));
    }
  });

  it('writes twins that decompress to the bytes, beside the file and into the pack', async () => {
    const { client, entries } = sealed;
    const { path, br, gzip } = entryAt(entries, '/reviews.json');
    const bytes = await readFile(join(client, 'reviews.json'));
    const twins = [br, gzip].map((span) => pack.read(span ?? expect.fail(), path));
    expect(brotliDecompressSync(twins[0] ?? '').equals(bytes)).toBe(true);
    expect(gunzipSync(twins[1] ?? '').equals(bytes)).toBe(true);
    expect(twins).toEqual([await readFile(join(client, 'reviews.json.br')), await readFile(join(client, 'reviews.json.gz'))]);
  });

  it('keeps twins only of text, and only where they are smaller', async () => {
    const { client, entries } = sealed;
    for (const path of ['/tiny.txt', '/empty.txt', '/photos/a.jpg'])
      for (const twin of ['br', 'gzip']) expect(entryAt(entries, path)).not.toHaveProperty(twin);
    const twins = (await readdir(client, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
    expect(twins).toContain('large.txt.br');
    expect(twins.filter((name) => /^(tiny|empty|photos)/.test(name))).toEqual([]);
  });

  it('stores the search index of the published records', () => {
    const { catalog, readings } = options.site;
    const index = encodeSearchIndex(catalog.reviews, statementCountOf(readings));
    expect(pack.read(sealed.head.searchIndex, '').equals(index)).toBe(true);
  });

  it('copies a page with others below it, and its twins, into their folder', async () => {
    for (const ending of ['', '.br', '.gz']) {
      const copy = await readFile(join(sealed.client, 'reviews', `index.html${ending}`));
      expect(copy.equals(await readFile(join(sealed.client, `reviews.html${ending}`)))).toBe(true);
    }
  });

  it('gives identical client files for identical input, whenever it runs', async () => {
    const now = new Date(BUILT_AT.getTime() + 86_400_000);
    const second = await sealAfter({ directory }, { ...options, now });
    expect(filesOf(second.client)).toEqual(filesOf(sealed.client));
  });

  it('takes more files than it reads at once', async () => {
    const files = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`photos/${index}.jpg`, Buffer.of(index)]));
    const many = await seal({ files });
    const { read } = many.openPack();
    for (let index = 0; index < 70; index++) expect([...read(many.entry(`/photos/${index}.jpg`).identity, '')]).toEqual([index]);
  });

  it('writes what static hosts read, which is not published itself', async () => {
    const { client, entries } = sealed;
    const headers = renderHeadersFile(addressesOf(options.site), new Set(Object.values(RESOURCE_PATHS)));
    expect(await readFile(join(client, '_headers'), 'utf8')).toBe(headers);
    expect(await readFile(join(client, '.htaccess'), 'utf8')).toBe('own');
    expect(entries.filter(({ path }) => /_headers|htaccess|nojekyll/.test(path))).toEqual([]);
  });
});

/** A publication with one page. */
function last(lastModified: number): Last {
  const page = { path: '/', mediaType: 'text/html', lastModified, identity: { ...SPAN, digest: 'old' } };
  const pack = {
    head: { ...HEAD, sequence: lastModified * 1000 },
    entry: (path: string) => (path === '/' ? page : undefined),
    inOrder: () => ({ read: () => Buffer.alloc(0), release: () => {} }),
  };
  return { pack, client: { path: 'nowhere', sealed: 0 } };
}

it.each([
  ['where the clock went back', '2020-01-01T00:00:00Z'],
  ['for two builds of one millisecond', '2026-03-16T12:00:00Z'],
])('the sequence is raised above the previous %s', async (_, now) => {
  const before = last(Date.parse('2026-03-16T12:00:00Z') / 1000);
  const { head } = await seal({ last: before, now: new Date(now) });
  expect(head.sequence).toBe(before.pack.head.sequence + 1);
});

describe('Last-Modified', () => {
  const later = new Date('2026-04-01T00:00:00.900Z');

  it('is carried over while the bytes stay the same, and moves with those that change', async () => {
    const files = { 'a.txt': 'first', 'b.txt': 'same' };
    const first = await seal({ files });
    const second = await sealAfter(first, { files: { ...files, 'a.txt': 'second', 'c.txt': 'new' }, now: later });
    const dates = Object.fromEntries(second.entries.map(({ path, lastModified }) => [path, lastModified]));
    expect(dates).toMatchObject({
      '/a.txt': seconds(later),
      '/b.txt': seconds(BUILT_AT),
      '/c.txt': seconds(later),
      '/reviews.json': seconds(BUILT_AT),
    });
  });

  it('moves by a second at least when bytes change within one, or when the clock went back', () => {
    expect(lastModifiedAfter(last(1000).pack, 1_000_700)('/', 'new')).toBe(1001);
    expect(lastModifiedAfter(last(1000).pack, 5)('/', 'new')).toBe(1001);
    expect(lastModifiedAfter(last(1000).pack, 2_000_000)('/', 'new')).toBe(2000);
  });

  it('never moves for equal bytes', () => {
    expect(lastModifiedAfter(last(1000).pack, 2_000_000)('/', 'old')).toBe(1000);
    expect(lastModifiedAfter(last(1000).pack, 5)('/', 'old')).toBe(1000);
  });

  it('is the instant of the build, in whole seconds and never before it, where nothing came before', () => {
    expect(lastModifiedAfter(undefined, 1_001)('/', 'new')).toBe(2);
    expect(lastModifiedAfter(last(1000).pack, 1_500_000)('/other', 'new')).toBe(1500);
  });
});

const SETTINGS = {
  baseUrl: 'https://example.com',
  hubUrl: null,
  code: 'code',
  last: undefined,
  reviews: sampleSite().catalog.reviews,
  readings: sampleSite().readings,
  unpublished: NOTHING_UNPUBLISHED,
  now: () => BUILT_AT,
};

describe('a seal that fails', () => {
  it('because a file could not be made has written nothing that can be opened', async () => {
    const directory = await temporaryFolder();
    const failing = { name: 'insights.html', make: () => Promise.reject(new Error('no such aspect')) };
    const files = siteFiles([...outputsOf(), failing], new Set());
    await expect(sealPublication({ ...SETTINGS, directory, files })).rejects.toThrow('no such aspect');
    expect(lastPack(directory)).toBeNull();
  });

  it.each([
    ['is missing', undefined],
    ['has another form', '{"reviews":[]}'],
    ['lacks a record', '{"reviews":[\n\n]}\n'],
  ])('because the dataset %s says so', async (_, dataset) => {
    const outputs = outputsOf({ files: { 'reviews.json': dataset ?? '' } }).filter(
      ({ name }) => dataset !== undefined || name !== 'reviews.json',
    );
    const files = siteFiles(outputs, new Set());
    await expect(sealPublication({ ...SETTINGS, directory: await temporaryFolder(), files })).rejects.toThrow(/reviews/);
  });
});

it('lastPack is null where nothing was built, or nothing that can be read', async () => {
  const directory = await temporaryFolder();
  expect(lastPack(directory)).toBeNull();
  expect(lastPack(join(directory, 'missing'))).toBeNull();
  await writeFile(join(directory, 'publication.pack'), 'no pack');
  expect(lastPack(directory)).toBeNull();
});
