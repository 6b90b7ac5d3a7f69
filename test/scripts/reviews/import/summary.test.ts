import { expect, it } from 'vitest';
import { summaryLines } from '../../../../scripts/reviews/import/summary.ts';
import { count, createTally } from '../../../../src/editing/imports/plan/tally.ts';

async function* empty() {}

it('counts what becomes of the entries, and tells each reason once, at most twenty of them', () => {
  const tally = createTally(false);
  for (let n = 1; n <= 160; n++) {
    count(
      tally,
      { place: `in.csv, line ${n}`, parsed: { kind: 'nothing' } },
      { kind: 'refused', reason: 'the author is missing' },
    );
  }
  for (let n = 161; n <= 183; n++) {
    count(tally, { place: `in.csv, line ${n}`, parsed: { kind: 'nothing' } }, { kind: 'refused', reason: `line ${n} is odd` });
  }
  count(tally, { place: 'x', parsed: { kind: 'wordless', fields: {} } }, { kind: 'wordless' });
  const part = {
    kind: 'list',
    name: 'takeout.zip',
    unit: 'review',
    platform: 'google',
    entries: () => empty(),
  } as const;
  const ignored = [{ name: 'a.html' }, { name: 'Maps.json', reason: 'holds others' }];
  const lines = summaryLines([{ name: 'takeout.zip', parts: [part], ignored, notes: [] }], tally);
  expect(lines.slice(0, 6)).toEqual([
    'takeout.zip: reviews from Google',
    'takeout.zip: not read: Maps.json, which holds others',
    'takeout.zip: 1 other file is not read',
    '    0  new',
    '    1  with stars but no words: left out, because a review needs words here',
    '  183  refused',
  ]);
  expect(lines.slice(6, 10)).toEqual([
    '',
    'Refused:',
    '  in.csv, line 1 and 159 more: the author is missing',
    '  in.csv, line 161: line 161 is odd',
  ]);
  expect(lines.slice(-2)).toEqual(['  … and 4 others', '  --report <file> lists each']);
});

it('names some reviews of which something was left out, and the languages that were noted', () => {
  const tally = createTally(false);
  for (const id of ['a', 'b', 'c', 'd']) {
    const review = { id, date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
    count(tally, { place: 'x', parsed: { kind: 'nothing' } }, { kind: 'new', review, note: 'it has no answer', found: 'pt' });
  }
  expect(summaryLines([], tally)).toEqual([
    '  4  new',
    'Of 4 new reviews (a, b, c, …): it has no answer.',
    'In another language than the site, which is noted: Portuguese 4.',
  ]);
});

it('names new reviews with whole names where short ones are usual', () => {
  const tally = createTally(false);
  const review = { id: 'a', date: '2024-03-05', rating: 5, author: 'Ann Lee', text: 'Good.', source: { name: 'Google' } };
  count(tally, { place: 'x', parsed: { kind: 'nothing' } }, { kind: 'new', review, isWhole: true });
  expect(summaryLines([], tally)).toContain(
    "1 new review has the author's whole name (a), while most that are here from Google have a short one. --short-names shortens these, too.",
  );
});

it('tells at most twenty things that were left out', () => {
  const tally = createTally(false);
  for (let n = 1; n <= 23; n++) {
    const review = { id: `r${n}`, date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
    count(tally, { place: 'x', parsed: { kind: 'nothing' } }, { kind: 'new', review, note: `"Service ${n}" is left out` });
  }
  const lines = summaryLines([], tally);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('… and 3 other things are left out; --report <file> lists all');
});

it('says in how many entries letters were encoded twice, with one example', () => {
  const tally = createTally(false);
  const entry = { place: 'x', parsed: { kind: 'nothing' } } as const;
  count(tally, { ...entry, mended: { was: 'Bra, smÃ¥ portioner', now: 'Bra, små portioner' } }, { kind: 'nothing' });
  count(tally, entry, { kind: 'nothing' });
  expect(summaryLines([], tally)).toContain('In 1 entry the letters were encoded twice, which is mended: smÃ¥ is små.');
});
