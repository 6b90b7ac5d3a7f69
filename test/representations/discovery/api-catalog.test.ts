import { expect, it } from 'vitest';
import { apiCatalogSchema, renderApiCatalog } from '../../../src/representations/discovery/api-catalog.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const BASE = 'https://example.com/shop';
const catalog = apiCatalogSchema.parse(JSON.parse(renderApiCatalog(sampleSite({ baseUrl: BASE }))));

it('the API catalog says by its type what it is (RFC 9727, section 4.2)', () => {
  expect(RESOURCES.apiCatalog.mediaType).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
});

it('the API catalog lists the APIs, with the descriptions and docs of each', () => {
  const [self, ...apis] = catalog.linkset;
  expect(self).toEqual({
    anchor: `${BASE}/.well-known/api-catalog`,
    item: [{ href: `${BASE}/` }, { href: `${BASE}/mcp` }],
  });
  expect(apis.map(({ anchor }) => anchor)).toEqual(self?.item?.map(({ href }) => href));
  expect(apis).toEqual([
    {
      anchor: `${BASE}/`,
      'service-desc': [{ href: `${BASE}/.well-known/openapi.json`, type: RESOURCES.openapi.mediaType }],
      'service-doc': [{ href: `${BASE}/docs`, type: 'text/html' }],
      status: [{ href: `${BASE}/healthz`, type: 'application/json' }],
    },
    {
      anchor: `${BASE}/mcp`,
      'service-desc': [{ href: `${BASE}/mcp/server-card`, type: RESOURCES.serverCard.mediaType }],
      'service-doc': [{ href: `${BASE}/docs/assistants`, type: 'text/html' }],
    },
  ]);
});

it('the API catalog of a site without the server names nothing that needs it', () => {
  const { linkset } = JSON.parse(renderApiCatalog(sampleSite({ baseUrl: BASE, hasServer: false })));
  expect(linkset).toEqual([
    { anchor: `${BASE}/.well-known/api-catalog`, item: [{ href: `${BASE}/` }] },
    {
      anchor: `${BASE}/`,
      'service-desc': [{ href: `${BASE}/.well-known/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${BASE}/docs`, type: 'text/html' }],
    },
  ]);
});
