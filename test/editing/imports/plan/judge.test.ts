import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type NewReview, newReviewFile } from '../../../../src/editing/changes/new-review-file.ts';
import { parseGoogleReview } from '../../../../src/editing/imports/entries/google.ts';
import { createJudge } from '../../../../src/editing/imports/plan/judge.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { fixture, READING } from '../../../support/content/exports.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

const { reviews } = JSON.parse(await readFile(fixture('google-reviews.json'), 'utf8'));

const REVIEW = { date: '2024-03-09', rating: 5, author: 'Ann', text: 'Fast.' };

/** The files of reviews, which differ from `REVIEW` in these fields. */
function filesOf(...all: readonly (Partial<NewReview> & { id: string })[]): Record<string, string> {
  const files = all.map((fields) => newReviewFile({ ...REVIEW, ...fields }));
  return Object.fromEntries(files.map(({ name, text }) => [`reviews/${name}`, text]));
}

async function judgeFor(files: Record<string, string> = {}, options: { area?: string; shortNames?: boolean } = {}) {
  const folder = await makeFolder({ 'business.yaml': 'name: A\ntime_zone: America/Chicago\n', ...files });
  const { work } = await importWork(folder, []);
  const judge = createJudge({ ...work, ...options });
  return {
    judge,
    take: (value: unknown) => judge(parseGoogleReview(value, READING)),
    /** Judges a review of our own form, which differs from `REVIEW` in these fields. */
    own: (fields: object) => judge({ kind: 'review', fields: { ...REVIEW, ...fields } }),
  };
}

async function verdicts<T>(take: (value: T) => Promise<object>, values: readonly T[]): Promise<object[]> {
  const all: object[] = [];
  for (const value of values) all.push(await take(value));
  return all;
}

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
  const named = (id: string) => ({ source: { name: 'Google', id } });
  const { own } = await judgeFor(filesOf({ id: 'a', ...named('i-1') }, { id: 'b', rating: 4, ...named('i-2') }));
  const entries = [4, 5, 3].map((rating, index) => ({ rating, ...named(`n-${index + 1}`) }));
  expect(await verdicts(own, entries)).toMatchObject([
    { kind: 'changed', known: { id: 'b' }, changes: named('n-1') },
    { kind: 'changed', known: { id: 'a' }, changes: named('n-2') },
    { kind: 'new' },
  ]);
});

it('takes no two authors whose names no id can tell, and of whom one has another name here, for the same one', async () => {
  const here = { id: '2024-03-09-customer', author: 'A customer', text: 'They came on time and fixed the leak under the sink.' };
  const [own, other] = [
    { author: 'bob@mail.example', text: here.text },
    { author: '高橋さくら', text: 'Nobody came.' },
  ];
  const changed = { kind: 'changed', changes: { author: own.author } };
  const { own: take } = await judgeFor(filesOf(here));
  expect(await verdicts(take, [own, other])).toMatchObject([changed, { kind: 'new' }]);
  const { own: takeAgain } = await judgeFor(filesOf(here));
  expect(await verdicts(takeAgain, [other, own])).toMatchObject([{ kind: 'new' }, changed]);
});

it('takes no two entries for the same one here', async () => {
  const { own } = await judgeFor(filesOf({ id: 'a' }));
  expect(await own({ text: 'Fast, and clean.' })).toMatchObject({ kind: 'changed', known: { id: 'a' } });
  expect(await own({ text: 'Slow.' })).toMatchObject({ kind: 'new' });
});

it('leaves to a person which of several reviews of an author and day has other words now, but knows each by its own', async () => {
  const { own } = await judgeFor(filesOf({ id: 'a' }, { id: 'b', text: 'Clean.' }));
  expect(await own({ text: 'Slow.' })).toEqual({
    kind: 'refused',
    reason: 'it may be any of a, b, of the same author and day, with another text; change that one by hand',
  });
  expect(await verdicts(own, [{}, { text: 'Clean.' }])).toEqual([{ kind: 'here' }, { kind: 'here' }]);
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
  expect(await (await judgeFor({ 'reviews/a.md': HERE })).take(reviews[1])).toEqual({ kind: 'here' });
  const { take } = await judgeFor({ 'reviews/a.md': HERE });
  const changes = { rating: 2, edited: '2026-01-01' };
  expect(await take({ ...reviews[1], starRating: 'TWO', updateTime: '2024-08-01T12:00:00Z' })).toMatchObject({
    ...{ kind: 'changed', known: { id: 'a' }, changes },
  });
});

it('refuses a new review of a day to come, with a day for time zones, and knows one that is here', async () => {
  const { own } = await judgeFor(filesOf({ id: 'a', date: '2027-03-09' }));
  expect(await own({ date: '2026-01-02', author: 'Bob', text: 'Tomorrow.' })).toMatchObject({ kind: 'new' });
  expect(await own({ date: '2026-01-03', author: 'Bob', text: 'Later.' })).toEqual({
    kind: 'refused',
    reason: 'date: 2026-01-03 is in the future; check the year, and the order of day and month',
  });
  expect(await own({ date: '2027-03-09' })).toEqual({ kind: 'here' });
});

it('knows by its id a review whose words are gone at the source, unless the id only counted rows', async () => {
  const { own, take, judge } = await judgeFor({ 'reviews/a.md': HERE });
  const { comment: _, ...stars } = reviews[1];
  expect(await take(stars)).toMatchObject({ kind: 'emptied', known: { id: 'a' } });
  expect(await take({ ...stars, reviewId: 'other' })).toEqual({ kind: 'wordless' });
  const wordless = (fields: object) => judge({ kind: 'wordless', fields: { ...fields } });
  expect(await wordless({ id: 'a', date: '2024-03-09', rating: 5 })).toMatchObject({ kind: 'emptied' });
  const row = { date: '2024-05-01', rating: 1, author: 'Bo', source: { name: 'Google', id: 'AbFvOqk1' } };
  expect(await wordless(row)).toEqual({ kind: 'wordless' });
  expect(await own({ ...row, text: 'Other.' })).toMatchObject({ kind: 'refused' });
});

it('names a review here that is withdrawn at its source, unless another entry may be published or the id only counted rows', async () => {
  const files = filesOf({ id: 'a', source: { name: 'Yelp', id: 'i-1' } });
  const withdraw = (judge: Awaited<ReturnType<typeof judgeFor>>['judge'], fields: object) =>
    judge({ kind: 'refused', reason: 'x; y', withdrawn: { fields: { ...REVIEW, ...fields }, reason: 'x' } });
  const { judge } = await judgeFor(files);
  const [yelp, other] = [
    { name: 'Yelp', id: 'i-1' },
    { name: 'Yelp', id: 'i-2' },
  ];
  expect(await withdraw(judge, { source: yelp })).toMatchObject({ kind: 'withdrawn', known: { id: 'a' }, reason: 'x' });
  expect(await withdraw(judge, { source: other, text: 'Slow.' })).toMatchObject({ kind: 'refused', reason: 'x; y' });
  const renumbered = { source: yelp, author: 'Bo', date: '2024-05-01', text: 'Slow.' };
  expect(await withdraw(judge, renumbered)).toMatchObject({ kind: 'refused' });
  const again = await judgeFor(files);
  await again.own({ source: yelp });
  expect(await withdraw(again.judge, { source: yelp })).toMatchObject({ kind: 'refused' });
});

it('keeps out what was removed', async () => {
  const removed = '- { id: a, date: 2024-04-01, reason: A joke., source: { name: Google, id: AbFvOqk1 } }\n';
  const { take } = await judgeFor({ 'removed.yaml': removed });
  expect(await take(reviews[1])).toMatchObject({ kind: 'removed', removed: { reason: 'A joke.' } });
});

it('tells which review of another platform, or of none, a new one repeats', async () => {
  const bo = { date: '2024-03-12', author: 'Bo Diaz', text: 'Quick.' };
  const { own } = await judgeFor({ 'reviews/a.md': HERE, ...filesOf({ id: 'b', ...bo }) });
  const ofGoogle = { author: 'María José Nuñez 🌵', text: 'Dana llegó a tiempo.' };
  const source = { name: 'Yelp' };
  expect(await own(ofGoogle)).toMatchObject({ kind: 'new', elsewhere: { id: 'a', traits: { source: 'Google' } } });
  expect(await own({ ...ofGoogle, source })).toMatchObject({ kind: 'new', elsewhere: { id: 'a' } });
  const nextDay = { ...bo, date: '2024-03-13', source };
  expect(await own(nextDay)).toMatchObject({ kind: 'new', elsewhere: { id: 'b', traits: { source: '' } } });
  for (const other of [{ text: 'Otra cosa.' }, { author: 'Ann' }, { date: '2024-04-09' }])
    expect(await own({ ...ofGoogle, ...other, source: { name: 'Facebook' } })).toMatchObject({ elsewhere: undefined });
});

it('refuses an id that is taken, and a key that reviews do not have', async () => {
  const { own } = await judgeFor();
  expect(await own({ id: 'a' })).toMatchObject({ kind: 'new', review: { id: 'a' } });
  expect(await own({ id: 'a', text: 'Other.' })).toEqual({ kind: 'again' });
  expect(await own({ color: 'red' })).toMatchObject({ reason: expect.stringContaining('unknown key "color"') });
});

it('takes a review without what does not fit here, and says so', async () => {
  const { own } = await judgeFor();
  expect(await own({ mentions: { technicians: ['Dana'] } })).toEqual({
    kind: 'new',
    review: { ...REVIEW, id: '2024-03-09-ann' },
    note: expect.stringMatching(/^"Dana" stands for nobody/),
    isWhole: false,
  });
});

it('notes in a new review when it was changed at its source', async () => {
  const { judge } = await judgeFor();
  const judged = (id: string, author: string, updated?: string) =>
    judge({ kind: 'review', fields: { ...REVIEW, author, source: { name: 'Google', id } }, ...(updated && { updated }) });
  expect(await judged('g', 'Ann', '2024-05-01')).toHaveProperty('review.source.updated', '2024-05-01');
  expect(await judged('h', 'Bo')).toHaveProperty('review.source', { name: 'Google', id: 'h' });
});

it('gives new reviews the area of the import, unless they name theirs', async () => {
  const areas = 'name: A\ntime_zone: America/Chicago\nservice_areas: [{ id: north, name: North }, { id: south, name: South }]\n';
  const { own } = await judgeFor({ 'business.yaml': areas }, { area: 'north' });
  expect(await own({})).toMatchObject({ review: { service_area: 'north' } });
  expect(await own({ author: 'Bo', service_area: 'south' })).toMatchObject({ review: { service_area: 'south' } });
});

it('takes over what its author changed, whatever was shortened here', async () => {
  const source = { name: 'Yelp', id: '1' };
  const { own } = await judgeFor(filesOf({ id: 'ann', source }));
  expect(await own({ rating: 4, author: 'Ann Lee', text: 'Fast, mostly.', source })).toMatchObject({ kind: 'changed' });
});

it.each([
  ['da', 'Vi er meget glade for at have dem i huset, og de kunne have gjort det endnu hurtigere, hvis vi havde haft tid.'],
  ['pt', 'Quarto limpo e confortável, mas as escadas são muito íngremes.'],
])('notes the language of a new review that is certainly in another one: %s', async (language, text) => {
  const { own } = await judgeFor();
  expect(await own({ text })).toMatchObject({ kind: 'new', review: { language }, found: language });
  expect(await own({ text, author: 'Ana', language: 'pt-BR' })).toMatchObject({ review: { language: 'pt-BR' } });
});

const REMOVED = '- { id: 2024-03-10-bo-l, date: 2025-01-01, reason: wish }\n';

it('gives authors short names, and recognises them by the long ones', async () => {
  const removed = `${REMOVED}- { id: 2024-03-11-cy-lee, date: 2025-01-01, reason: wish }\n`;
  const files = { ...filesOf({ id: 'a', author: 'Ann Lee' }), 'removed.yaml': removed };
  const { own } = await judgeFor(files, { shortNames: true });
  expect(await own({ author: 'Ann Lee' })).toMatchObject({ kind: 'changed', changes: { author: 'Ann L.' } });
  expect(await own({ date: '2024-03-10', author: 'Bo Lee' })).toMatchObject({ kind: 'removed' });
  expect(await own({ date: '2024-03-11', author: 'Cy Lee' })).toMatchObject({ kind: 'removed' });
  const review = { id: '2024-03-12-di-l', author: 'Di L.' };
  expect(await own({ date: '2024-03-12', author: 'Di Lee' })).toMatchObject({ kind: 'new', review });
  const again = await judgeFor(filesOf({ id: 'a', author: 'Ann L.' }), { shortNames: true });
  expect(await again.own({ author: 'Lee, Ann' })).toEqual({ kind: 'here' });
  expect(await again.own({ author: 'Ann Lund', text: 'Too.' })).toMatchObject({ kind: 'new' });
});

it('says whose name it turned at a comma, behind which a place may stand', async () => {
  const { own } = await judgeFor({}, { shortNames: true });
  const note =
    'the last name was read before a comma, as in "Lee, Ann" ("Ann L."); if a place or a job stands behind that comma, take it out of the file first';
  const review = { author: 'Holland S.' };
  expect(await own({ date: '2024-03-12', author: 'Sonia, Holland Park' })).toMatchObject({ kind: 'new', review, note });
  for (const author of ['Jane Doe, Austin', 'Ann Lee', 'Ann'])
    expect(await own({ date: '2024-03-13', author })).toMatchObject({ kind: 'new', note: undefined });
  const whole = await judgeFor();
  expect(await whole.own({ date: '2024-03-12', author: 'Sonia, Holland Park' })).toMatchObject({ kind: 'new', note: undefined });
});

it('takes no review for another one whose short name and words are the same', async () => {
  const [bo, bea, other] = [{ author: 'Bo L.' }, { author: 'Bea S.', rating: 1 }, { author: 'Bea S.', rating: 2 }];
  const ids = ['2024-03-09-bo-l', '2024-03-09-bea-s', '2024-03-09-bea-s-2'] as const;
  const files = filesOf({ id: ids[0], ...bo }, { id: ids[1], ...bea }, { id: ids[2], ...other });
  const { own } = await judgeFor(files, { shortNames: true });
  const all = [{ author: 'Bo Lee' }, { author: 'Bea Stone', rating: 1 }, { author: 'Bea Smith', rating: 2 }];
  for (const each of all) expect(await own(each)).toEqual({ kind: 'here' });
});

it('recognises a short name even if the names are not to be shortened', async () => {
  const files = { ...filesOf({ id: '2024-03-09-ann-l', author: 'Ann L.' }), 'removed.yaml': REMOVED };
  const { own } = await judgeFor(files);
  expect(await own({ author: 'Lee, Ann' })).toMatchObject({ kind: 'kept', kept: ['author'] });
  expect(await own({ date: '2024-03-10', author: 'Bo Lee' })).toMatchObject({ kind: 'removed' });
});
