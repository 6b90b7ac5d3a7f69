import { expect, it } from 'vitest';
import { summaryLines } from '../../../../scripts/reviews/import/summary.ts';
import type { ParsedEntry } from '../../../../src/editing/imports/entries/parsed-entry.ts';
import { count, createTally, type Tally } from '../../../../src/editing/imports/plan/tally.ts';
import type { Verdict } from '../../../../src/editing/imports/plan/verdict.ts';

const REVIEW = { date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };

/** What was decided on entries of which each stands on the next line of a table. */
function tallied(verdicts: readonly Verdict[]): Tally {
  const tally = createTally(false);
  for (const [at, verdict] of verdicts.entries())
    count(tally, { place: `in.csv, line ${at + 1}`, parsed: { kind: 'nothing' } }, verdict);
  return tally;
}

it('counts what becomes of the entries, and tells each reason once, at most twenty of them', () => {
  const missing = Array.from({ length: 160 }, () => ({ kind: 'refused' as const, reason: 'the author is missing' }));
  const odd = Array.from({ length: 23 }, (_, at) => ({ kind: 'refused' as const, reason: `line ${161 + at} is odd` }));
  const part = { kind: 'list', name: 'takeout.zip', unit: 'review', platform: 'google', entries: async function* () {} } as const;
  const ignored = [{ name: 'a.html' }, { name: 'Maps.json', reason: 'holds others' }];
  const lines = summaryLines(
    [{ name: 'takeout.zip', parts: [part], ignored, notes: [] }],
    tallied([...missing, ...odd, { kind: 'wordless' }]),
  );
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

it.each([
  [['a.json', 'b.json'], 'a.json, b.json'],
  [['a.json', 'b.json', 'c.json'], '3 of its files'],
])('says where in an export the reviews are: %j', (names, where) => {
  const parts = names.map(
    (name) => ({ kind: 'list', name, unit: 'review', platform: 'own', entries: async function* () {} }) as const,
  );
  const lines = summaryLines([{ name: 'in.zip', parts, ignored: [], notes: [] }], tallied([]));
  expect(lines).toContain(`in.zip: reviews are in ${where}`);
});

it('names some reviews of which something was left out, and the languages that were noted', () => {
  const review = (id: string): Verdict => ({ kind: 'new', review: { ...REVIEW, id }, note: 'it has no answer', found: 'pt' });
  expect(summaryLines([], tallied(['a', 'b', 'c', 'd'].map(review)))).toEqual([
    '  4  new',
    'Of 4 new reviews (a, b, c, …): it has no answer.',
    'In another language than the site, which is noted: Portuguese 4.',
  ]);
});

it('names new reviews with whole names where short ones are usual', () => {
  const review = { ...REVIEW, id: 'a', author: 'Ann Lee', source: { name: 'Google' } };
  expect(summaryLines([], tallied([{ kind: 'new', review, isWhole: true }]))).toContain(
    "1 new review has the author's whole name (a), while most that are here from Google have a short one. --short-names shortens these, too.",
  );
});

it('tells at most twenty things that were left out', () => {
  const review = (_: unknown, at: number): Verdict => ({
    kind: 'new',
    review: { ...REVIEW, id: `r${at}` },
    note: `No ${at} is left out`,
  });
  const lines = summaryLines([], tallied(Array.from({ length: 23 }, review)));
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('… and 3 other things are left out; --report <file> lists all');
});

it('says in how many entries letters were encoded twice, with one example', () => {
  const tally = tallied([{ kind: 'nothing' }]);
  const mended = { was: 'Bra, smÃ¥ portioner', now: 'Bra, små portioner' };
  count(tally, { place: 'x', parsed: { kind: 'nothing' }, mended }, { kind: 'nothing' });
  expect(summaryLines([], tally)).toContain('In 1 entry the letters were encoded twice, which is mended: smÃ¥ is små.');
});

it('names the reviews here that say something else at their source, and have to be looked at', () => {
  const keys = { strong: undefined, text: '', content: '', day: 20240305 };
  const known = {
    id: 'ann',
    pathOf: (id: string) => `${id}.md`,
    ...keys,
    traits: { platform: '', source: '', isAnswered: true, rating: 5 },
  };
  const tally = createTally(true);
  const parsed: ParsedEntry = { kind: 'wordless', fields: { rating: 1 } };
  const add = (place: string, verdict: Verdict) => count(tally, { place, parsed }, verdict);
  add('review 1', { kind: 'kept', known, kept: ['rating', 'response'] });
  add('review 2', { kind: 'emptied', known });
  add('review 3', { kind: 'withdrawn', known, reason: 'its "status" is "trash"' });
  add('review 4', { kind: 'changed', known, changes: { rating: 2, edited: '2024-06-01' }, kept: [] });
  const lines = summaryLines([], tally);
  expect(lines.filter((line) => line.startsWith('  ann.md'))).toEqual([
    '  ann.md (review 1): rating (1 there), response',
    '  ann.md (review 2): 1 of 5 stars there',
    '  ann.md (review 3): its "status" is "trash"',
  ]);
  expect(lines.filter((line) => line.includes('npm run reviews -- '))).toHaveLength(3);
  expect(tally.report).toEqual([
    { outcome: 'kept', place: 'review 1', id: 'ann', file: 'ann.md', kept: ['rating', 'response'] },
    { outcome: 'emptied', place: 'review 2', id: 'ann', file: 'ann.md' },
    { outcome: 'withdrawn', place: 'review 3', id: 'ann', file: 'ann.md', reason: 'its "status" is "trash"' },
    { outcome: 'changed', place: 'review 4', id: 'ann', file: 'ann.md', fields: ['rating', 'edited'], kept: [] },
  ]);
});

it('names the reviews here that are gone at their source, at most twenty of them', () => {
  const span = { source: 'Google', from: '2024-01-01', to: '2024-05-09' };
  const tally = createTally(false);
  tally.missing.push({ ...span, ids: ['a'] }, { ...span, ids: Array.from({ length: 25 }, (_, at) => `r${at}`) });
  const lines = summaryLines([], tally);
  expect(lines.slice(2, 4)).toEqual([
    '1 review that is here from Google is not in these files, though these reach from 2024-01-01 to 2024-05-09. If it is gone there: npm run reviews -- remove <id> …',
    '  a',
  ]);
  expect(lines.slice(-2)).toEqual(['  r19', '  … and 5 more; --report <file> lists all']);
});
