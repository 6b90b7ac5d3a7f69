import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblem, START } from '../../../src/authoring/problems/problem.ts';
import { type CheckedReviews, checkReviews, readDrafts } from '../../../src/authoring/reviews/check-reviews.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';

const NAMES = new Set(['reviews', 'reviews.csv', 'reviews.jsonl']);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-reviews-'));
  mkdirSync(join(folder, 'reviews'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, csvIds: readonly string[], jsonlIds: readonly string[]): Promise<CheckedReviews> {
  writeFileSync(
    join(folder, 'reviews', name),
    '---\ndate: 2026-03-14\nrating: 5\nauthor: M\nverification: { method: booking, date: 2026-03-14 }\n---\nT\n',
  );
  const rows = csvIds.map((id) => `${id},2026-03-14,4,M,T\n`);
  writeFileSync(join(folder, 'reviews.csv'), `id,date,rating,author,text\n${rows.join('')}`);
  const lines = jsonlIds.map((id) => JSON.stringify({ id, date: '2026-03-14', rating: 3, author: 'M', text: 'T' }));
  writeFileSync(join(folder, 'reviews.jsonl'), lines.join('\n'));
  const drafts = await readDrafts(folder, 'content', NAMES);
  expect(drafts.problems).toEqual([]);
  rmSync(join(folder, 'reviews', name));
  return checkReviews(drafts.found, { known: undefined, photos: undefined });
}

describe('reviews of all files', () => {
  it('come together; those without a verification wait', async () => {
    const { published, waiting, stateOf, problems } = await read('a.md', ['b', 'c'], ['d']);
    expect(problems).toEqual([]);
    expect(published.map(({ id }) => id)).toEqual(['a']);
    expect(waiting.map(({ value }) => textAt(value, 'id'))).toEqual(['b', 'c', 'd']);
    expect(Object.fromEntries(stateOf)).toEqual({ a: 'published', b: 'waiting', c: 'waiting', d: 'waiting' });
  });

  it('must not share an id', async () => {
    const { problems } = await read('a.md', ['b', 'b', 'a'], ['c', 'b']);
    expect(problems.map(formatProblem)).toEqual([
      'content/reviews.csv:3:1  id: "b" is already the id of the review at content/reviews.csv:2',
      'content/reviews.csv:4:1  id: "a" is already the id of the review at content/reviews/a.md:1',
      'content/reviews.jsonl:2:7  id: "b" is already the id of the review at content/reviews.csv:2',
    ]);
  });

  it('must not share an id but for its case', async () => {
    const { problems } = await read('a.md', ['A'], ['c']);
    expect(problems.map(formatProblem)).toEqual([
      'content/reviews.csv:2:1  id: "A" is already the id of the review at content/reviews/a.md:1',
      'content/reviews.csv:2:1  id: "A" is not an id: a-z, 0-9 and hyphens, the first no hyphen',
    ]);
  });
});

it('tells every mistake of a review, however many', () => {
  const source: Source = {
    file: 'a.json',
    value: Object.fromEntries(Array.from({ length: 150_000 }, (_, n) => [`k${n}`, n])),
    nameOf: () => '',
    locator: () => () => START,
  };
  const { problems } = checkReviews([{ source, schema: reviewFileSchema }], { known: undefined, photos: undefined });
  expect(problems.length).toBeGreaterThan(150_000);
});

it('reads only what the folder holds', async () => {
  expect(await readDrafts(join(folder, 'absent'), 'content', new Set())).toEqual({ found: [], problems: [] });
  const { problems } = await readDrafts(join(folder, 'absent'), 'content', NAMES);
  expect(problems.map(({ file }) => file)).toEqual(['content/reviews', 'content/reviews.csv', 'content/reviews.jsonl']);
});
