import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findReviews } from '../../src/authoring/find-reviews.ts';
import { makeFolder, review, smallContent } from '../support/content/content.ts';

it('finds reviews by their ids in every kind of file', async () => {
  const folder = await makeFolder({
    ...smallContent([review(1), review(2)]),
    'reviews/in-a-file.md': '---\ndate: 2026-01-02\nrating: 5\nauthor: A\n---\n\nText.\n',
    'reviews/in-yaml.yaml': 'date: 2026-01-02\nrating: 5\nauthor: A\ntext: Text.\n',
    'reviews.csv': 'id,date,rating,author,text\nin-a-table,2026-01-02,5,A,Text.\n',
  });
  const found = await findReviews(folder, new Set(['in-a-file', 'in-yaml', 'in-a-table', 'review-2', 'nowhere']));
  const places = [...found].map(([id, { file, locator }]) => [id, file.replace(join(folder, '/'), ''), locator()(['text'])]);
  expect(places).toEqual([
    ['in-a-file', 'reviews/in-a-file.md', { line: 7, column: 1 }],
    ['in-yaml', 'reviews/in-yaml.yaml', { line: 4, column: 7 }],
    ['in-a-table', 'reviews.csv', { line: 2, column: 27 }],
    ['review-2', 'reviews.jsonl', { line: 2, column: expect.any(Number) }],
  ]);
});

it.each([[[]], [['a']]])('finds nothing of %j where there is no folder', async (ids) => {
  expect(await findReviews(join(await makeFolder(), 'missing'), new Set(ids))).toEqual(new Map());
});
