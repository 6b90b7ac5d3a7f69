import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { only } from '../../../../scripts/reviews/support/content.ts';
import { textAt } from '../../../../src/authoring/source/source.ts';
import { fileOf, readKnownReview, readKnownReviews } from '../../../../src/editing/imports/known/known-reviews.ts';
import { makeFolder, review } from '../../../support/content/content.ts';

const MARKDOWN = '---\ndate: 2024-03-05\nrating: 5\nauthor: Ann\nsource: { name: Google, id: "1" }\n---\nGood.\n';

it('reads all files of reviews, and finds each again in its own', async () => {
  const folder = await makeFolder({
    'business.yaml': 'name: A\n',
    'reviews/a.md': MARKDOWN,
    'reviews/b.json': JSON.stringify({ ...review(2), id: 'b' }),
    'reviews/.DS_Store': '',
    'reviews.jsonl': `${JSON.stringify(review(3))}\n${JSON.stringify(review(3, { id: 'same-author-and-day' }))}\n`,
    'reviews.csv': 'id,date,rating,author,text\nd,2024-01-01,4,Bo,Fine.\n',
  });
  const heard: number[][] = [];
  const { byId, byStrong, byWeak } = only(await readKnownReviews(folder, [], (...counts) => heard.push(counts)));
  expect([...byId.keys()].sort()).toEqual(['a', 'b', 'd', 'review-3', 'same-author-and-day']);
  expect([...byStrong.values()].map(({ id }) => id)).toEqual(['a']);
  expect([...byWeak.values()].filter(Array.isArray)).toHaveLength(1);
  expect(heard).toEqual([[2, 2]]);
  for (const known of byId.values()) expect(textAt((await readKnownReview(known))?.value, 'id')).toBe(known.id);
  const [a] = byStrong.values();
  expect(a && fileOf(a)).toBe(join(folder, 'reviews', 'a.md'));
});

it('reads more files than are open at once', async () => {
  const files = Array.from({ length: 40 }, (_, at) => [`reviews/${at}.md`, MARKDOWN.replace('"1"', `"${at}"`)]);
  const heard: number[][] = [];
  const read = await readKnownReviews(await makeFolder(Object.fromEntries(files)), [], (...counts) => heard.push(counts));
  expect(only(read).byStrong.size).toBe(40);
  expect(heard).toEqual([
    [32, 40],
    [40, 40],
  ]);
});

it('fails where a file cannot be read', async () => {
  const folder = await makeFolder({ 'reviews/a.md': '---\nrating: [5\n---\n', 'reviews/b.txt': '', 'reviews/.c.md.icloud': '' });
  const { found, problems } = await readKnownReviews(folder, []);
  expect(found).toEqual([]);
  expect(problems.map(({ file }) => relative(folder, file)).sort()).toEqual(['reviews/a.md', 'reviews/b.txt', 'reviews/c.md']);
});

it('reads a folder without reviews', async () => {
  expect(await readKnownReviews(await makeFolder(), [])).toMatchObject({ found: [{ byId: new Map() }], problems: [] });
});
