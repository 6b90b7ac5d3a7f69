import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseGoogleReview } from '../../../../src/editing/imports/entries/google.ts';
import { createJudge } from '../../../../src/editing/imports/plan/judge.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { fixture, READING } from '../../../support/content/exports.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const { reviews } = JSON.parse(await readFile(fixture('google-reviews.json'), 'utf8'));

async function judgeFor(files: Record<string, string> = {}, options: { area?: string; shortNames?: boolean } = {}) {
  const folder = await makeFolder({ 'business.yaml': 'name: A\ntime_zone: America/Chicago\n', ...files });
  const { work } = await importWork(folder, []);
  const judge = createJudge({ ...work, ...options });
  return {
    folder,
    judge,
    take: (value: unknown) => judge(parseGoogleReview(value, READING)),
    own: (fields: object) => judge({ kind: 'review', fields: { ...fields } }),
  };
}

const verdicts = async (take: (value: unknown) => Promise<object>, values: readonly unknown[]) => {
  const all: object[] = [];
  for (const value of values) all.push(await take(value));
  return all;
};

it('decides on all that a Takeout may hold', async () => {
  const { take } = await judgeFor();
  expect(await verdicts(take, reviews)).toMatchObject([
    { kind: 'nothing' },
    { kind: 'new', review: { id: '2024-03-09-maria-jose-nunez' } },
    // Names that differ only in case belong to two reviews here, because the platform names them differently.
    { kind: 'new', review: { id: '2024-03-09-maria-jose-nunez-2' } },
    { kind: 'new', review: { id: '2023-12-31-a-google-user' } },
    { kind: 'wordless' },
    { kind: 'refused', reason: expect.stringContaining('STAR_RATING_UNSPECIFIED') },
    { kind: 'refused', reason: 'author: is not valid Unicode: one half of a surrogate pair stands alone' },
    { kind: 'new', review: { text: '---\ndate: 2020-01-01\nrating: 1\n---\nGood.' } },
  ]);
  expect(await take(reviews[1])).toEqual({ kind: 'again' });
});

it('takes no two reviews with other ids for the same one here', async () => {
  const fields = { date: '2024-03-05', author: 'Maria', text: 'Great!' };
  const fileOf = (rating: number, id: string) =>
    `---\ndate: ${fields.date}\nrating: ${rating}\nauthor: ${fields.author}\nsource: { name: Google, id: ${id} }\n---\n${fields.text}\n`;
  const { own } = await judgeFor({ 'reviews/a.md': fileOf(5, 'i-1'), 'reviews/b.md': fileOf(4, 'i-2') });
  const entries = [4, 5, 3].map((rating, index) => ({ ...fields, rating, source: { name: 'Google', id: `n-${index + 1}` } }));
  expect(await verdicts(own as (value: unknown) => Promise<object>, entries)).toMatchObject([
    { kind: 'changed', known: { id: 'b' }, changes: { source: { name: 'Google', id: 'n-1' } } },
    { kind: 'changed', known: { id: 'a' }, changes: { source: { name: 'Google', id: 'n-2' } } },
    { kind: 'new' },
  ]);
});

const HERE = `---
# Ours
date: 2024-03-09
rating: 5
author: María José Nuñez 🌵
source: { name: Google, id: AbFvOqk1 }
verification: { method: invoice, date: 2024-03-11 }
redact: [tiempo]
response: { date: 2024-03-13, text: Gracias. }
---
Dana llegó a tiempo.
`;

it('knows what is here, and what changed at its source', async () => {
  const { take } = await judgeFor({ 'reviews/a.md': HERE });
  const [first, second] = [reviews[1], { ...reviews[1], starRating: 'TWO', updateTime: '2024-08-01T12:00:00Z' }];
  expect(await take(first)).toEqual({ kind: 'here' });
  const again = await judgeFor({ 'reviews/a.md': HERE });
  expect(await again.take(second)).toMatchObject({
    kind: 'changed',
    known: { id: 'a' },
    changes: { rating: 2, edited: '2026-01-01' },
  });
});

it('refuses a new review of a day to come, with a day for time zones, and knows one that is here', async () => {
  const { own } = await judgeFor({ 'reviews/a.md': '---\ndate: 2027-03-09\nrating: 5\nauthor: Ann\n---\nHere.\n' });
  const of = (date: string, author: string, text: string) => own({ date, rating: 5, author, text });
  expect(await of('2026-01-02', 'Bob', 'Tomorrow.')).toMatchObject({ kind: 'new' });
  expect(await of('2026-01-03', 'Bob', 'Later.')).toEqual({
    kind: 'refused',
    reason: 'date: 2026-01-03 is in the future; check the year, and the order of day and month',
  });
  expect(await of('2027-03-09', 'Ann', 'Here.')).toEqual({ kind: 'here' });
});

it('knows by its id a review whose words are gone at the source, unless the id only counted rows', async () => {
  const { own, take, judge } = await judgeFor({ 'reviews/a.md': HERE });
  const { comment: _, ...stars } = reviews[1];
  expect(await take(stars)).toMatchObject({ kind: 'emptied', known: { id: 'a' } });
  expect(await take({ ...stars, reviewId: 'other' })).toEqual({ kind: 'wordless' });
  expect(await judge({ kind: 'wordless', fields: { id: 'a', date: '2024-03-09', rating: 5 } })).toMatchObject({
    kind: 'emptied',
  });
  const row = { date: '2024-05-01', rating: 1, author: 'Bo', source: { name: 'Google', id: 'AbFvOqk1' } };
  expect(await judge({ kind: 'wordless', fields: row })).toEqual({ kind: 'wordless' });
  expect(await own({ ...row, text: 'Other.' })).toMatchObject({ kind: 'refused' });
});

it('takes words out of redact that the new text no longer holds', async () => {
  const both = HERE.replace('[tiempo]', '[Dana llegó, tiempo]');
  const { take } = await judgeFor({ 'reviews/a.md': both });
  expect(await take({ ...reviews[1], comment: 'Dana llegó tarde.' })).toMatchObject({
    kind: 'changed',
    changes: { text: 'Dana llegó tarde.', redact: ['Dana llegó'] },
  });
  const again = await judgeFor({ 'reviews/a.md': HERE });
  const verdict = await again.take({ ...reviews[1], comment: 'Otra cosa.' });
  expect(verdict).toMatchObject({ kind: 'changed', changes: { text: 'Otra cosa.' } });
  expect(verdict).toHaveProperty('changes.redact', undefined);
});

it('refuses a change with which the check finds fault', async () => {
  const { folder, take } = await judgeFor({ 'reviews/a.md': HERE });
  const reviewer = { ...reviews[1].reviewer, displayName: 'María Tiempo' };
  expect(await take({ ...reviews[1], reviewer })).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(
      `^it was changed at its source, but cannot be changed in ${join(folder, 'reviews', 'a.md')}: author: holds "tiempo"`,
    ),
  });
});

it('keeps out what was removed', async () => {
  const { take } = await judgeFor({
    'removed.yaml': '- { id: a, date: 2024-04-01, reason: A joke., source: { name: Google, id: AbFvOqk1 } }\n',
  });
  expect(await take(reviews[1])).toMatchObject({ kind: 'removed', removed: { reason: 'A joke.' } });
});

it('tells which review of another platform, or of none, a new one repeats', async () => {
  const { own } = await judgeFor({
    'reviews/a.md': HERE,
    'reviews/b.md': '---\ndate: 2024-03-12\nrating: 5\nauthor: Bo Diaz\n---\nQuick.\n',
  });
  const [ofGoogle, ofNone] = [
    { date: '2024-03-09', rating: 5, author: 'María José Nuñez 🌵', text: 'Dana llegó a tiempo.' },
    { date: '2024-03-12', rating: 5, author: 'Bo Diaz', text: 'Quick.' },
  ];
  const yelp = { name: 'Yelp' };
  expect(await own(ofGoogle)).toMatchObject({ kind: 'new', elsewhere: { id: 'a', traits: { source: 'Google' } } });
  expect(await own({ ...ofGoogle, source: yelp })).toMatchObject({ kind: 'new', elsewhere: { id: 'a' } });
  expect(await own({ ...ofNone, date: '2024-03-13', source: yelp })).toMatchObject({
    kind: 'new',
    elsewhere: { id: 'b', traits: { source: '' } },
  });
  for (const other of [{ text: 'Otra cosa.' }, { author: 'Ann' }, { date: '2024-04-09' }])
    expect(await own({ ...ofGoogle, ...other, source: { name: 'Facebook' } })).toMatchObject({ elsewhere: undefined });
});

it('refuses an id that is taken, and a key that reviews do not have', async () => {
  const { own } = await judgeFor();
  const review = { date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
  expect(await own({ ...review, id: 'a' })).toMatchObject({ kind: 'new', review: { id: 'a' } });
  expect(await own({ ...review, id: 'a', text: 'Other.' })).toEqual({ kind: 'again' });
  expect(await own({ ...review, color: 'red' })).toMatchObject({ reason: expect.stringContaining('unknown key "color"') });
});

it('takes a review without what does not fit here, and says so', async () => {
  const { own } = await judgeFor();
  const review = { date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
  expect(await own({ ...review, mentions: { technicians: ['Dana'] } })).toEqual({
    kind: 'new',
    review: { ...review, id: '2024-03-05-ann' },
    note: expect.stringMatching(/^"Dana" stands for nobody/),
    isWhole: false,
  });
});

it('notes in a new review when it was changed at its source', async () => {
  const { judge } = await judgeFor();
  const fields = { date: '2024-03-09', rating: 5, author: 'Ann', text: 'Fast.', source: { name: 'Google', id: 'g' } };
  expect(await judge({ kind: 'review', fields, updated: '2024-05-01' })).toMatchObject({
    review: { source: { name: 'Google', id: 'g', updated: '2024-05-01' } },
  });
  expect(await judge({ kind: 'review', fields: { ...fields, author: 'Bo', source: { name: 'Google', id: 'h' } } })).toMatchObject(
    {
      review: { source: { name: 'Google', id: 'h' } },
    },
  );
});

it('gives new reviews the area of the import, unless they name theirs', async () => {
  const areas = 'name: A\ntime_zone: America/Chicago\nservice_areas: [{ id: north, name: North }, { id: south, name: South }]\n';
  const { own } = await judgeFor({ 'business.yaml': areas }, { area: 'north' });
  const review = { date: '2024-03-09', rating: 5, author: 'Ann', text: 'Fast.' };
  expect(await own(review)).toMatchObject({ review: { service_area: 'north' } });
  expect(await own({ ...review, author: 'Bo', service_area: 'south' })).toMatchObject({ review: { service_area: 'south' } });
});

it('does not put another review in the place of one whose id only counted rows', async () => {
  const here = `---\ndate: 2024-03-09\nrating: 5\nauthor: Ann\nsource: { name: Yelp, id: "1" }\n---\nFast.\n`;
  const { own } = await judgeFor({ 'reviews/ann.md': here });
  const entry = { date: '2024-05-01', rating: 1, author: 'Bo', text: 'Slow.', source: { name: 'Yelp', id: '1' } };
  expect(await own(entry)).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(
      /^its source_id is that of .*ann\.md, which has another author, day and text; .*--map "source_id="$/,
    ),
  });
});

it('does not put the review of another platform, or another one, in the place of one with its id', async () => {
  const here = '---\ndate: 2024-03-09\nrating: 5\nauthor: Ann\nsource: { name: Yelp }\n---\nFast.\n';
  const { own } = await judgeFor({ 'reviews/a1.md': here });
  const entry = { id: 'a1', date: '2024-03-09', rating: 1, author: 'Ann', text: 'Slow.', source: { name: 'Houzz' } };
  expect(await own(entry)).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/^its id is that of .*a1\.md, which is of another platform; .*--map "id="$/),
  });
  const another = { id: 'a1', date: '2024-05-01', rating: 1, author: 'Bo', text: 'Late.' };
  expect(await (await judgeFor({ 'reviews/a1.md': here })).own(another)).toMatchObject({ kind: 'refused' });
});

it('takes over what its author changed, whatever was shortened here', async () => {
  const here = `---\ndate: 2024-03-09\nrating: 5\nauthor: Ann\nsource: { name: Yelp, id: "1" }\n---\nFast.\n`;
  const { own } = await judgeFor({ 'reviews/ann.md': here });
  const entry = { date: '2024-03-09', rating: 4, author: 'Ann Lee', text: 'Fast, mostly.', source: { name: 'Yelp', id: '1' } };
  expect(await own(entry)).toMatchObject({ kind: 'changed' });
});

it('notes the language of a text with words that English has as well', async () => {
  const { own } = await judgeFor();
  const text = 'Vi er meget glade for at have dem i huset, og de kunne have gjort det endnu hurtigere, hvis vi havde haft tid.';
  expect(await own({ date: '2024-03-14', rating: 4, author: 'Bo', text })).toMatchObject({ review: { language: 'da' } });
});

it('notes the language of a new review that is certainly in another one', async () => {
  const { own } = await judgeFor();
  const text = 'Quarto limpo e confortável, mas as escadas são muito íngremes.';
  const review = { date: '2024-03-14', rating: 4, author: 'Rui', text };
  expect(await own(review)).toMatchObject({ kind: 'new', review: { language: 'pt' }, found: 'pt' });
  expect(await own({ ...review, author: 'Ana', language: 'pt-BR' })).toMatchObject({ review: { language: 'pt-BR' } });
});

it('gives authors short names, and recognises them by the long ones', async () => {
  const here = '---\ndate: 2024-03-09\nrating: 5\nauthor: Ann Lee\n---\nHere.\n';
  const removed =
    '- { id: 2024-03-10-bo-l, date: 2025-01-01, reason: wish }\n- { id: 2024-03-11-cy-lee, date: 2025-01-01, reason: wish }\n';
  const of = (date: string, author: string) => ({ date, rating: 5, author, text: 'Here.' });
  const { own } = await judgeFor({ 'reviews/a.md': here, 'removed.yaml': removed }, { shortNames: true });
  expect(await own(of('2024-03-09', 'Ann Lee'))).toMatchObject({ kind: 'changed', changes: { author: 'Ann L.' } });
  expect(await own(of('2024-03-10', 'Bo Lee'))).toMatchObject({ kind: 'removed' });
  expect(await own(of('2024-03-11', 'Cy Lee'))).toMatchObject({ kind: 'removed' });
  expect(await own(of('2024-03-12', 'Di Lee'))).toMatchObject({
    kind: 'new',
    review: { id: '2024-03-12-di-l', author: 'Di L.' },
  });
  const again = await judgeFor({ 'reviews/a.md': here.replace('Lee', 'L.') }, { shortNames: true });
  expect(await again.own(of('2024-03-09', 'Lee, Ann'))).toEqual({ kind: 'here' });
  expect(await again.own({ ...of('2024-03-09', 'Ann Lund'), text: 'Too.' })).toMatchObject({ kind: 'new' });
});

it('takes no review for another one whose short name and words are the same', async () => {
  const here = (rating: number, author: string) => `---\ndate: 2024-03-09\nrating: ${rating}\nauthor: ${author}\n---\nGreat.\n`;
  const files = {
    'reviews/2024-03-09-bo-l.md': here(5, 'Bo L.'),
    'reviews/2024-03-09-bea-s.md': here(1, 'Bea S.'),
    'reviews/2024-03-09-bea-s-2.md': here(2, 'Bea S.'),
  };
  const of = (rating: number, author: string) => ({ date: '2024-03-09', rating, author, text: 'Great.' });
  const { own } = await judgeFor(files, { shortNames: true });
  const all = [of(5, 'Bo Lee'), of(1, 'Bea Stone'), of(2, 'Bea Smith')];
  for (const each of all) expect(await own(each)).toEqual({ kind: 'here' });
});

it('recognises a short name even if the names are not to be shortened', async () => {
  const here = '---\ndate: 2024-03-09\nrating: 5\nauthor: Ann L.\n---\nHere.\n';
  const removed = '- { id: 2024-03-10-bo-l, date: 2025-01-01, reason: wish }\n';
  const of = (date: string, author: string) => ({ date, rating: 5, author, text: 'Here.' });
  const { own } = await judgeFor({ 'reviews/2024-03-09-ann-l.md': here, 'removed.yaml': removed });
  expect(await own(of('2024-03-09', 'Lee, Ann'))).toMatchObject({ kind: 'kept', kept: ['author'] });
  expect(await own(of('2024-03-10', 'Bo Lee'))).toMatchObject({ kind: 'removed' });
});
