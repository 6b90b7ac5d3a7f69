import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastReviews, publishedIds } from '../../../scripts/check/last-reviews.ts';
import { buildFoldersIn } from '../../../src/publication/build-folders.ts';
import { makeFolder } from '../../support/content/content.ts';
import { sampleDist } from '../../support/shared.ts';

it('gives the reviews of the last build', async () => {
  const folders = buildFoldersIn(join(await sampleDist(), '..'));
  const { business, updated, reviews } = await lastReviews(folders);
  expect(business).toBe('Alder Creek Plumbing, Heating & Air');
  expect(updated).toMatch(/^2026-\d\d-\d\d$/);
  expect((await publishedIds(folders)).size).toBe(reviews.size);
  expect(reviews.size).toBeGreaterThan(100);
  expect(reviews.get('2026-02-19-alvin-r')).toMatchObject({
    rating: 5,
    title: 'Church boiler',
    edited: '2026-03-02',
  });
});

it.each([
  ['no build', {}],
  ['half a build', { 'dist/client/reviews.json': '{"reviews":[{"id":"a",', 'dist/client/reviews.jsonl': '{"id":"a"}\n{"id":' }],
  ['something else', { 'dist/client/reviews.json': '{"reviews":[{"id":7}]}', 'dist/client/reviews.jsonl': '{"id":7}\n' }],
  ['a folder in its place', { 'dist/client/reviews.json/x': '', 'dist/client/reviews.jsonl/x': '' }],
])('gives none where there is %s', async (_, files) => {
  const folders = buildFoldersIn(await makeFolder(files));
  expect([await lastReviews(folders), await publishedIds(folders)]).toEqual([{ reviews: new Map() }, new Set()]);
});
