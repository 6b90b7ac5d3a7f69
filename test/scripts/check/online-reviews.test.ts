import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastReviews } from '../../../scripts/check/last-reviews.ts';
import { onlineReviews } from '../../../scripts/check/online-reviews.ts';
import { buildFoldersIn } from '../../../src/publication/build-folders.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { sampleDist } from '../../support/shared.ts';

it('gives what the last build gives once that is online, also below a path', async () => {
  const dist = await sampleDist();
  const origin = await startLoopbackServer(async ({ url = '' }, response) => {
    const file = await readFile(join(dist, 'client', url.replace(/^\/shop/, ''))).catch(() => undefined);
    response.writeHead(url.startsWith('/shop/') && file ? 200 : 404).end(file);
  });
  expect(await onlineReviews(`${origin}/shop`)).toEqual({
    ...(await lastReviews(buildFoldersIn(join(dist, '..')))),
    isOnline: true,
  });
  const problem = `${origin}/reviews.json: it answered 404`;
  expect(await onlineReviews(origin)).toEqual({ isOnline: true, reviews: new Map(), problem });
});

it.each([
  ['a page', '<!doctype html>', 'it is not what a build of this software publishes there'],
  ['other JSON', '{"version":"1.0.0","reviews":[{"stars":5}]}', 'it is not what a build of this software publishes there'],
  [
    'millions of reviews that are none',
    `{"business":{"name":"A"},"reviews":[${'1,'.repeat(4_000_000)}1]}`,
    'it is not what a build of this software publishes there',
  ],
  ['a newer version', '{"version":"2.0.0","items":[]}', 'it is of version 2.0.0, and this software reads 1.0.0'],
])('says what is wrong with %s in its place', async (_, body, problem) => {
  const origin = await startLoopbackServer((__, response) => response.end(body));
  expect((await onlineReviews(origin)).problem).toBe(`${origin}/reviews.json: ${problem}`);
});
