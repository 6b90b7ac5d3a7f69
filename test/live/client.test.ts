import { expect, it } from 'vitest';
import { clientOf } from '../../src/live/client.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['/', 'GET', HTML, 'browser'],
  ['/reviews/a', 'GET', HTML, 'browser'],
  ['/reviews/a.md', 'GET', '*/*', 'other'],
  ['/', 'POST', HTML, 'other'],
  ['/api/reviews/search', 'GET', HTML, 'program'],
  ['/mcp', 'POST', '*/*', 'program'],
  ['/reviews.json', 'GET', HTML, 'program'],
  ['/@vite/client', 'GET', '*/*', undefined],
  ['/-/reload.js', 'GET', '*/*', undefined],
  ['/src/styles/site.css', 'GET', '*/*', undefined],
  ['/node_modules/vite/dist/client/env.mjs', 'GET', '*/*', undefined],
])('%s by %s is asked for by a %s', (path, method, accept, kind) => {
  expect(clientOf(path, { method, headers: { accept } })).toBe(kind);
});
