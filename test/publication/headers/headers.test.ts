import { validateHeaderName, validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../src/http/cors.ts';
import {
  ANSWER_HEADERS,
  addressesOf,
  fileHeaders,
  isApiPath,
  kindOf,
  PAGE_HEADERS,
  TOPIC_PATHS,
  WIDGET,
} from '../../../src/publication/headers/headers.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const addresses = {
  baseUrl: 'https://example.com/shop',
  hubUrl: 'https://hub.example.com/',
  licenceUrl: 'https://example.com/terms',
};
const page = { path: '/', mediaType: 'text/html; charset=utf-8' };

describe('isApiPath', () => {
  it.each(['/api', '/api/', '/mcp', '/.well-known/x', WIDGET.path, ...Object.values(RESOURCES).map(({ path }) => path)])(
    'is true for %s',
    (path) => {
      expect(isApiPath(path)).toBe(true);
    },
  );

  it.each(['/', '/apis', '/mcpx', '/.well-knownx', '/reviews.json/', '/x/api', '/feedxxml', '/reviews/x', 'api'])(
    'is false for %s',
    (path) => {
      expect(isApiPath(path)).toBe(false);
    },
  );
});

it('a file is a page, an asset or data', () => {
  const kinds = ['/', '/photos/x.jpg', '/_astro/x.css', '/_astrox/x.css', '/reviews.json', WIDGET.path].map(kindOf);
  expect(kinds).toEqual(['page', 'page', 'asset', 'page', 'data', 'data']);
});

it.each([
  ['/.well-known/notice.html', 'text/html; charset=utf-8'],
  ['/.well-known/notice/', 'text/html; charset=utf-8'],
  ['/.well-known/seal.svg', 'image/svg+xml'],
  ['/.well-known/config.xml', 'text/xml; charset=utf-8'],
])('scripts in a document of the owner do nothing, although it lies where the data is: %s', (path, mediaType) => {
  expect(fileHeaders({ path, mediaType }, addresses)).toMatchObject(PAGE_HEADERS);
});

describe('addressesOf', () => {
  it('gives the address of the licence as a header can hold it', () => {
    const licence = 'https://bücher.example/Nutzung>?für=alle';
    expect(addressesOf(sampleSite({ business: { licence } }))).toEqual({
      baseUrl: 'https://reviews.example.com',
      hubUrl: 'https://reviews.example.com/api/websub/hub',
      licenceUrl: 'https://xn--bcher-kva.example/Nutzung%3E?f%C3%BCr=alle',
    });
    expect(addressesOf(sampleSite({ business: { licence: undefined } })).licenceUrl).toBeUndefined();
  });
});

// See section 6 of the interface.
it('the topics are the two feeds and the reviews', () => {
  const topics = Object.values(RESOURCES).filter(({ path }) => TOPIC_PATHS.has(path));
  expect(topics.map(({ path, mediaType }) => [path, mediaType]).sort()).toEqual([
    ['/api/feed.json', 'application/json'],
    ['/feed.xml', 'application/atom+xml'],
    ['/reviews.json', 'application/json'],
  ]);
});

describe('fileHeaders', () => {
  it('announces hub and topic in one Link on topics', () => {
    expect(fileHeaders(RESOURCES.reviews, addresses)).toMatchObject({
      Link: '<https://hub.example.com/>; rel="hub", <https://example.com/shop/reviews.json>; rel="self"',
    });
    for (const file of [page, RESOURCES.openapi, RESOURCES.serverCard, RESOURCES.registryEntry, RESOURCES.aiCatalog]) {
      expect(fileHeaders(file, addresses)).not.toHaveProperty('Link');
    }
  });

  it.each(['newest', 'reviewsCsv', 'reviewsJsonl', 'reviewsParquet', 'insights'] as const)(
    'names the licence of %s in its one Link (RFC 8288)',
    (name) => {
      expect(fileHeaders(RESOURCES[name], addresses)).toMatchObject({ Link: '<https://example.com/terms>; rel="license"' });
    },
  );

  it('says of the API catalog that it is one (RFC 9727, section 2)', () => {
    const link = '<https://example.com/shop/.well-known/api-catalog>; rel="api-catalog"';
    expect(fileHeaders(RESOURCES.apiCatalog, addresses)).toMatchObject({ Link: link });
  });

  it('announces nothing else without a hub and a licence', () => {
    for (const resource of Object.values(RESOURCES).filter(({ path }) => path !== RESOURCES.apiCatalog.path)) {
      expect(fileHeaders(resource, { ...addresses, hubUrl: null, licenceUrl: undefined })).not.toHaveProperty('Link');
    }
  });

  it('opens API paths, and the script for pages of others, to every origin', () => {
    for (const file of [WIDGET, ...Object.values(RESOURCES)]) {
      expect(fileHeaders(file, addresses)).toMatchObject({
        ...corsHeaders,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
      });
      expect(fileHeaders(file, addresses)).not.toHaveProperty('Content-Security-Policy');
    }
    for (const name of ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'])
      expect(fileHeaders(page, addresses)).not.toHaveProperty(name);
  });

  it('guards pages with a policy that allows no inline code and no framing', () => {
    expect(fileHeaders(page, addresses)).toMatchObject(PAGE_HEADERS);
    const policy = PAGE_HEADERS['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets hashed assets be kept for good and has all else revalidated', () => {
    const asset = { path: '/_astro/index.DkX3.css', mediaType: 'text/css; charset=utf-8' };
    for (const file of [asset, { path: '/_astro/mark.DkX3.svg', mediaType: 'image/svg+xml' }])
      expect(fileHeaders(file, addresses)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    const alike = ['/_astrox/index.css', '/x/_astro/index.css'].map((path) => ({ ...asset, path }));
    for (const file of [page, ...alike, ...Object.values(RESOURCES)]) {
      expect(fileHeaders(file, addresses)['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    }
    expect(ANSWER_HEADERS.query['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  it('has no name twice in two spellings and only what HTTP can carry', () => {
    for (const headers of [ANSWER_HEADERS.query, fileHeaders(page, addresses), fileHeaders(RESOURCES.atomFeed, addresses)]) {
      const names = Object.keys(headers).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const [name, value] of Object.entries(headers)) {
        expect(() => validateHeaderName(name)).not.toThrow();
        expect(() => validateHeaderValue(name, value)).not.toThrow();
      }
    }
  });
});
