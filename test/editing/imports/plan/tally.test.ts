import { expect, it } from 'vitest';
import { count, createTally } from '../../../../src/editing/imports/plan/tally.ts';

const entry = (place: string) => ({ place, parsed: { kind: 'nothing' as const } });

it('counts all, and keeps of what is told each reason once', () => {
  const tally = createTally(true);
  for (let n = 0; n < 30; n++) count(tally, entry(`row ${n}`), { kind: 'refused', reason: 'x' });
  count(tally, entry('row 30'), { kind: 'removed', removed: { id: 'a', date: '2024-01-01', reason: 'Asked for.' } });
  expect([tally.entries, tally.counts.refused, tally.report?.length]).toEqual([31, 30, 31]);
  expect([...tally.refused]).toEqual([['x', { count: 30, first: ['row 0', 'row 1', 'row 2'] }]]);
  expect([...tally.removed]).toEqual([['removed on 2024-01-01: Asked for.', { count: 1, first: ['row 30'] }]]);
  expect(createTally(false).report).toBeUndefined();
});

it('names the first reviews of which something was left out, and counts the languages that were noted', () => {
  const tally = createTally(false);
  for (const id of ['a', 'b', 'c', 'd']) {
    const review = { id, date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
    count(tally, entry('row 1'), { kind: 'new', review, note: 'x', found: 'pt' });
  }
  expect([...tally.notes]).toEqual([['x', { count: 4, first: ['a', 'b', 'c'] }]]);
  expect([...tally.languages]).toEqual([['pt', 4]]);
});

it('keeps ratings rather than names of what stays as it was corrected here', () => {
  const tally = createTally(false);
  const keys = { strong: undefined, text: '', content: '', day: 20240305 };
  const pathOf = (id: string) => `${id}.md`;
  const known = { id: 'a', pathOf, ...keys, traits: { platform: '', source: '', isAnswered: false, rating: 5 } };
  const keep = (...kept: string[]) => count(tally, entry('row 1'), { kind: 'kept', known, kept });
  for (let n = 0; n < 30; n++) keep('author');
  keep('text');
  keep('author', 'rating');
  expect(tally.counts.kept).toBe(32);
  const fields = tally.kept.map((kept) => kept.fields.join());
  expect([fields.length, ...fields.slice(0, 3)]).toEqual([20, 'author,rating', 'text', 'author']);
});
