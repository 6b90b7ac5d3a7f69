import { expect, it } from 'vitest';
import { bareTypeOf, isResource, MCP_PATH, RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';

it('tells datasets, feeds and descriptions from all else', () => {
  expect(['/reviews.json', '/insights.json', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json'].every(isResource)).toBe(
    true,
  );
  expect(['/mcp/server-card', '/server.json', '/.well-known/ai-catalog.json'].every(isResource)).toBe(true);
  expect(['/', '/reviews', '/reviews.json/', '/api/reviews/search', MCP_PATH].some(isResource)).toBe(false);
});

it('has the card where MCP looks for it', () => {
  expect(RESOURCE_PATHS.serverCard).toBe(`${MCP_PATH}/server-card`);
});

it('gives the media type of a resource without its parameters', () => {
  expect((['reviews', 'reviewsCsv', 'apiCatalog'] as const).map(bareTypeOf)).toEqual([
    'application/json',
    'text/csv',
    'application/linkset+json',
  ]);
});
