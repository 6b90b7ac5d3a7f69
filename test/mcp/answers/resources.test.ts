import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { bodyParts } from '../../../src/http/answer.ts';
import { createResources } from '../../../src/mcp/answers/resources.ts';
import { openPublication } from '../../../src/publication/serving/open.ts';
import { mcpSite, parsed } from '../../support/mcp/mcp.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const BASE = 'https://reviews.example.com/shop';
const site = mcpSite({ baseUrl: BASE });

const publication = openPublication((await sealSite(sharedFolder(), { site })).packFile);
const resources = createResources(publication);

afterAll(() => publication.close());

const PATHS = [
  ['/reviews.json', 'application/json'],
  ['/insights.json', 'application/json'],
  ['/api/feed.json', 'application/json'],
  ['/feed.xml', 'application/atom+xml'],
] as const;

const read = async (uri: string) => parsed(await resources.read(uri));

async function httpBytes(path: string): Promise<Buffer> {
  const found = publication.representation(path) ?? expect.fail(`nothing is at ${path}`);
  return Buffer.concat(bodyParts(await found.read('identity')));
}

describe('the list', () => {
  it('has the datasets and the feeds, each with its type, its size and when it last changed', async () => {
    const expected = PATHS.map(async ([path, mimeType]) => ({
      uri: BASE + path,
      mimeType,
      size: (await httpBytes(path)).length,
      name: expect.stringMatching(/^[a-z-]+$/),
      title: expect.any(String),
      description: expect.any(String),
      // In whole seconds, as in HTTP.
      annotations: { lastModified: '2026-03-16T12:00:01.000Z' },
    }));
    expect(await resources.list()).toEqual({ resources: await Promise.all(expected) });
  });

  it('leaves out what is not published', async () => {
    const partly = createResources({
      ...publication,
      representation: (path) => (path === '/feed.xml' ? undefined : publication.representation(path)),
    });
    expect(await partly.list()).toMatchObject({ resources: [{ name: 'reviews' }, { name: 'insights' }, { name: 'json-feed' }] });
    await expect(partly.read(`${BASE}/feed.xml`)).rejects.toMatchObject({ code: -32002 });
  });

  it('has a template for the reviews', () => {
    expect(resources.templates()).toEqual({
      resourceTemplates: [
        {
          uriTemplate: `${BASE}/reviews/{id}`,
          name: 'review',
          title: expect.any(String),
          description: expect.any(String),
          mimeType: 'application/json',
        },
      ],
    });
  });
});

describe('what is read', () => {
  it.each(PATHS)('of %s is, byte for byte, what HTTP gives', async (path, mimeType) => {
    const uri = BASE + path;
    const text = (await httpBytes(path)).toString();
    for (let times = 0; times < 2; times++) expect(await read(uri)).toEqual({ contents: [{ uri, mimeType, text }] });
  });

  it('of a review is its record', async () => {
    for (const review of site.catalog.reviews) {
      const contents = [{ uri: review.url, mimeType: 'application/json', text: JSON.stringify(review) }];
      expect(await read(review.url)).toEqual({ contents });
    }
  });

  it.each([
    ['HTTPS://Reviews.Example.COM/shop/feed.xml', 'application/atom+xml'],
    ['https://reviews.example.com:443/shop/feed.xml', 'application/atom+xml'],
    ['https://reviews.example.com/x/../shop/./feed.xml', 'application/atom+xml'],
    ['https://reviews.example.com/shop/%2e/reviews/review-1', 'application/json'],
  ])('is the same at an address that means the same, and is given under that: %s', async (uri, mimeType) => {
    expect(await read(uri)).toMatchObject({ contents: [{ uri, mimeType }] });
  });
});

describe('nothing is', () => {
  it.each([
    [''],
    ['/reviews.json'],
    [`${BASE}/`],
    [`${BASE}/.well-known/openapi.json`],
    [`${BASE}/mcp/server-card`],
    [`${BASE}/reviews.json/`],
    [`${BASE}/reviews.json?x`],
    [`${BASE}/reviews.json#x`],
    [`${BASE}/Reviews.json`],
    ['https://reviews.example.com/reviews.json'],
    ['http://reviews.example.com/shop/reviews.json'],
    ['https://reviews.example.com:8443/shop/reviews.json'],
    ['https://user@reviews.example.com/shop/reviews.json'],
    [`${BASE}/reviews/nobody`],
    [`${BASE}/ratings/review-1`],
    [`${BASE}/reviews/review-1/`],
    [`${BASE}/reviews/review-1?x`],
    [`${BASE}/reviews/review%2D1`],
    [`${BASE}/reviews/../../etc/passwd`],
    ['__proto__'],
    ['\ud800'],
  ])('at %j (-32002), and the error repeats the address', async (uri) => {
    await expect(resources.read(uri)).rejects.toMatchObject({ name: 'RpcError', code: -32002, data: { uri } });
  });

  it('at a very long address, of which the error repeats 2,000 characters', async () => {
    const start = `${BASE}/reviews/`;
    const repeated = async (uri: string) => {
      const error = await resources.read(uri).catch((thrown: unknown) => thrown);
      return Object(error).data.uri;
    };
    const longest = start + 'x'.repeat(2000 - start.length);
    expect(await repeated(longest)).toBe(longest);
    expect(await repeated(`${longest}x`)).toBe(`${longest.slice(0, 1999)}…`);
  });

  it('at any other address', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.domain().map((name) => `https://${name}/reviews.json`),
      fc.string().map((end) => `${BASE}/reviews/${end}`),
      fc.string().map((path) => `${BASE}/${path}`),
    );
    await fc.assert(
      fc.asyncProperty(text, async (uri) => {
        await expect(resources.read(uri)).rejects.toMatchObject({ code: -32002 });
      }),
    );
  });
});
