import { describe, expect, it } from 'vitest';
import { isPublished, searchPathOf } from '../../src/representations/server-paths.ts';

describe('isPublished', () => {
  const OF_THE_SERVER = [
    '/api/reviews/search?min_rating=4',
    '/api/reviews/[id]',
    '/api/websub/hub',
    '/mcp',
    '/mcp/server-card',
    '/server.json',
    '/.well-known/ai-catalog.json',
    '/docs/assistants',
    '/docs/subscribe',
    '/healthz',
    '/metrics',
  ];

  it.each(OF_THE_SERVER)('%s is there with the server alone', (path) => {
    expect([true, false].map((hasServer) => isPublished(path, { hasServer }))).toEqual([true, false]);
  });

  it.each(['/', '/reviews', '/reviews.json', '/api/feed.json', '/docs', '/docs/api', '/.well-known/openapi.json', '/mcproxy'])(
    '%s is there in any case',
    (path) => {
      expect([true, false].map((hasServer) => isPublished(path, { hasServer }))).toEqual([true, true]);
    },
  );
});

it('the search is there where the server is', () => {
  expect([true, false].map((hasServer) => searchPathOf({ hasServer }))).toEqual(['api/reviews/search', undefined]);
});
