import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { bodyBytes } from '../../../src/http/answer.ts';
import type { Coding } from '../../../src/http/content/content-coding.ts';
import type { Representation } from '../../../src/http/content/representation.ts';
import { serveRepresentation } from '../../../src/http/content/serve-representation.ts';
import { sha256 } from '../../../src/publication/digest.ts';
import { ANSWER_HEADERS, addressesOf, fileHeaders } from '../../../src/publication/headers/headers.ts';
import { openPublication } from '../../../src/publication/serving/open.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import type { Sort } from '../../../src/reviews/query/sort-reviews.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { openedPublication, seal, sealAfter } from '../../support/sites/seal.ts';
import { BUILT_AT, sealSite } from '../../support/sites/sealed-site.ts';
import { writePack } from '../../support/sites/written-pack.ts';
import { sharedFolder, temporaryFolder } from '../../support/temporary-folder.ts';

const site = sampleSite();
const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index));
/** Larger than a pack that is kept in memory. */
const LARGE = Buffer.alloc(17 * 2 ** 20, 1);

const folder = sharedFolder();
let smallPack: string;
let largePack: string;
beforeAll(async () => {
  const files = { 'tiny.txt': 'x', 'photos/bytes.jpg': BYTES, 'photos/large.jpg': Buffer.alloc(500_000, BYTES) };
  smallPack = (await sealSite(join(folder, 'small'), { site, files })).packFile;
  largePack = (await sealSite(join(folder, 'large'), { site, files: { ...files, 'reviews.parquet': LARGE } })).packFile;
});

async function bytesOf(representation: Representation | undefined, coding: Coding = 'identity'): Promise<Buffer> {
  return Buffer.from(bodyBytes((await representation?.read(coding)) ?? []));
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe('openPublication', () => {
  it('answers every resource with the bytes that were rendered, in every coding that makes it smaller', async () => {
    const publication = openedPublication(smallPack);
    for (const { path, mediaType, render } of Object.values(RESOURCES)) {
      const representation = publication.representation(path);
      const codings = representation?.codings ?? [];
      expect(codings).toContain('identity');
      for (const coding of codings) {
        const decoded = DECODERS[coding](await bytesOf(representation, coding));
        expect(decoded).toEqual(Buffer.from(render(site)));
        expect(representation?.digest).toBe(sha256(decoded));
      }
      if (mediaType.endsWith('parquet')) expect(codings).toEqual(['identity']);
      if (mediaType === 'application/jsonl') expect(codings).toEqual(['br', 'gzip', 'identity']);
    }
  });

  it('gives headers, dates and what it is of', async () => {
    const reviews = [authoredReview(), authoredReview({ id: 'second' })];
    const shop = sampleSite({ reviews, baseUrl: 'https://example.com/shop' });
    const publication = (await seal({ site: shop })).open();
    expect(publication).toMatchObject({
      sequence: BUILT_AT.getTime(),
      baseUrl: 'https://example.com/shop',
      hubUrl: 'https://example.com/shop/api/websub/hub',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      reviewCount: 2,
      records: { count: 2 },
      index: { size: 2 },
    });
    const feed = publication.representation('/feed.xml');
    expect(feed?.headers).toEqual(fileHeaders(RESOURCES.atomFeed, addressesOf(shop)));
    expect(publication.representation('/reviews.csv')?.headers).toMatchObject({
      Link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    });
    expect(feed?.lastModified).toBe(Math.ceil(BUILT_AT.getTime() / 1000));
  });

  it('finds pages by their address, and nothing at that of their file', () => {
    const publication = openedPublication(smallPack);
    expect(publication.representation('/')).toBeDefined();
    expect(publication.representation('/reviews/2026-03-14-maria-g')).toBeDefined();
    const files = ['/index.html', '/reviews', '/reviews/', '/_headers', '/reviews.json.br', '/publication.pack', '/../x'];
    for (const path of ['', ...files, '__proto__', 'constructor']) {
      expect(publication.representation(path), path).toBeUndefined();
    }
  });

  it('answers search and since from the same bytes, with the date of the dataset', async () => {
    const publication = openedPublication(smallPack);
    const dataset = await bytesOf(publication.representation('/reviews.json'));
    const [record] = JSON.parse(dataset.toString()).reviews;
    const found = publication.search({ limit: 20 });
    expect(JSON.parse((await bytesOf(found)).toString()).reviews).toEqual([record]);
    expect(JSON.parse((await bytesOf(publication.since('2026-01-01'))).toString()).reviews).toEqual([record]);
    expect(found.headers).toEqual(ANSWER_HEADERS.query);
    expect(found.lastModified).toBe(publication.representation('/reviews.json')?.lastModified);
  });

  it('hides no other order from If-Modified-Since: a new insight moves reviews, but changes no byte of the dataset', async () => {
    const statement = { aspect: 'price', sentiment: 'positive', start: 0, end: 3 } as const;
    const reviews = ['a', 'b'].map((id) => authoredReview({ id }));
    const siteWith = (said: string) => ({
      ...sampleSite({ reviews }),
      readings: new Map([[said, { statements: [statement], unquoted: [], names: [] }]]),
    });
    const before = await seal({ site: siteWith('a') });
    const after = await sealAfter(before, { site: siteWith('b'), now: new Date(BUILT_AT.getTime() + 60_000) });
    const ask = async ({ open }: typeof before, sort: Sort, headers: Record<string, string> = {}) => {
      const found = await serveRepresentation({ method: 'GET', headers }, open().search({ sort, limit: 20 }));
      return { status: found.status, date: found.headers['Last-Modified'] };
    };
    const { date = '' } = await ask(before, 'newest');
    expect(await ask(after, 'newest', { 'if-modified-since': date })).toEqual({ status: 304, date });
    expect(await ask(after, 'most-said', { 'if-modified-since': date })).toEqual({ status: 200, date: undefined });
  });

  it.each([
    ['small', () => smallPack],
    ['large', () => largePack],
  ])(
    'gives any part of a file of a %s publication as it is in the whole, before and after that was read',
    async (_, packFile) => {
      const publication = openedPublication(packFile());
      for (const path of ['/photos/bytes.jpg', '/photos/large.jpg', '/reviews.json', '/']) {
        const { parts = expect.fail(path), read } = publication.representation(path) ?? expect.fail(path);
        for (const _ of ['before', 'after']) {
          const [start, end] = [7, parts.length - 3];
          const part = parts.read({ start, end });
          const whole = bodyBytes(await read('identity'));
          expect([path, parts.length]).toEqual([path, whole.length]);
          expect(part).toEqual(whole.subarray(start, end));
        }
      }
    },
  );

  it('keeps a dataset of a large publication in memory once, however many read parts of it', () => {
    const { parts } = openedPublication(largePack).representation('/reviews.parquet') ?? expect.fail();
    const [one, other] = [0, 1].map((start) => parts?.read({ start, end: LARGE.length }));
    expect([one?.length, one?.buffer === other?.buffer]).toEqual([LARGE.length, true]);
  });

  it('checks all that is published, in small steps', () => {
    const steps = [...openedPublication(largePack).check()].length;
    expect(steps).toBeGreaterThan(8 * 17 + 60);
  });

  it('refuses a pack that lacks the dataset', async () => {
    const { file } = await writePack(join(await temporaryFolder(), 'pack'), [Buffer.from('other')]);
    expect(() => openPublication(file)).toThrow('the publication lacks /reviews.json');
  });
});
