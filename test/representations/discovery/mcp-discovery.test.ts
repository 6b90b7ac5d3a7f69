import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aiCatalogSchema,
  registryEntrySchema,
  renderAiCatalog,
  renderRegistryEntry,
  renderServerCard,
  serverCardSchema,
} from '../../../src/representations/discovery/mcp-discovery.ts';
import { MCP_REVISIONS } from '../../../src/representations/discovery/mcp-revisions.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const documents = [
  ['the server card', renderServerCard, serverCardSchema],
  ['the registry entry', renderRegistryEntry, registryEntrySchema],
  ['the AI Catalog', renderAiCatalog, aiCatalogSchema],
] as const;

const site = sampleSite();
const below = sampleSite({ baseUrl: 'https://example.com/shop' });

function siteOf(name: string) {
  return sampleSite({ business: { name } });
}

function cardOf(name: string) {
  return serverCardSchema.parse(JSON.parse(renderServerCard(siteOf(name))));
}

describe.each(documents)('%s', (_name, render, schema) => {
  it('is what its schema describes, and nothing else, indented for people who read it', () => {
    const document: unknown = JSON.parse(render(site));
    expect(render(site)).toBe(`${JSON.stringify(document, null, 2)}\n`);
    expect(schema.strict().parse(document)).toEqual(document);
    expect(Object.keys(schema.parse(document))).toEqual(Object.keys(schema.shape));
  });

  it('holds for any name of a business and any host', () => {
    const name = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 150 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, fc.webAuthority(), (business, authority) => {
        const baseUrl = new URL(`https://${authority.replace(/^.*@/, '')}`).origin;
        const text = render(sampleSite({ business: { name: business }, baseUrl }));
        expect(schema.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
      }),
    );
  });
});

describe('the server card', () => {
  const card = serverCardSchema.parse(JSON.parse(renderServerCard(site)));

  it('tells who the server is, where, and which revisions it speaks', () => {
    expect(card).toMatchObject({
      name: 'com.example.reviews/reviews',
      title: 'Reviews of Alder Creek & Sons',
      description: 'Verified customer reviews of Alder Creek & Sons, to search and quote.',
      version: '1.0.0',
      websiteUrl: 'https://reviews.example.com/',
      remotes: [{ type: 'streamable-http', url: 'https://reviews.example.com/mcp' }],
    });
    expect(card.remotes[0]?.supportedProtocolVersions).toEqual([...MCP_REVISIONS.session, MCP_REVISIONS.stateless]);
  });

  it('has its addresses and its name below a base address with a path', () => {
    expect(serverCardSchema.parse(JSON.parse(renderServerCard(below)))).toMatchObject({
      name: 'com.example/shop-reviews',
      websiteUrl: 'https://example.com/shop/',
      remotes: [{ url: 'https://example.com/shop/mcp' }],
    });
  });

  it('takes a name of 49 characters into its description, and shortens one of 50', () => {
    expect(cardOf('n'.repeat(49)).description).toBe(`Verified customer reviews of ${'n'.repeat(49)}, to search and quote.`);
    expect(cardOf('n'.repeat(50)).description).toBe(`Verified customer reviews of ${'n'.repeat(48)}…, to search and quote.`);
    expect(cardOf('n'.repeat(89)).title).toBe(`Reviews of ${'n'.repeat(89)}`);
    expect(cardOf('n'.repeat(90)).title).toBe(`Reviews of ${'n'.repeat(88)}…`);
  });

  it('has a name of several lines in one', () => {
    expect(cardOf(' Alder Creek\n\t& Sons ').title).toBe('Reviews of Alder Creek & Sons');
  });
});

it('the registry entry says what the card says, but for the revisions', () => {
  const { $schema: _card, remotes, ...said } = serverCardSchema.parse(JSON.parse(renderServerCard(below)));
  const { $schema: _entry, ...listed } = JSON.parse(renderRegistryEntry(below));
  expect(listed).toEqual({ ...said, remotes: remotes.map(({ type, url }) => ({ type, url })) });
});

it.each([
  [site, 'urn:air:reviews.example.com:mcp:reviews', 'https://reviews.example.com/mcp/server-card'],
  [below, 'urn:air:example.com:mcp:shop-reviews', 'https://example.com/shop/mcp/server-card'],
])('the AI Catalog leads to the card (%#)', (of, identifier, url) => {
  expect(JSON.parse(renderAiCatalog(of))).toEqual({
    specVersion: '1.0',
    host: { displayName: 'Alder Creek & Sons' },
    entries: [{ identifier, displayName: 'Reviews of Alder Creek & Sons', type: 'application/mcp-server-card+json', url }],
  });
});
