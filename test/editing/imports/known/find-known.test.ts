import { expect, it } from 'vitest';
import { findElsewhere, findKnown } from '../../../../src/editing/imports/known/find-known.ts';
import { identityOf } from '../../../../src/editing/imports/known/identity.ts';
import type { KnownReviews } from '../../../../src/editing/imports/known/known-reviews.ts';

const REVIEW = { date: '2024-03-05', author: 'Ann', rating: 5, text: 'Good.', source: { name: 'Google' } };
const named = (id: string, fields = {}) => ({ ...REVIEW, source: { name: 'Google', id }, ...fields });

function index(reviews: Readonly<Record<string, object>>, area?: string): KnownReviews {
  const rest = {
    pathOf: () => '',
    day: 20240305,
    traits: { platform: 'google', source: 'Google', isAnswered: false, rating: 5, ...(area !== undefined && { area }) },
  };
  const all = Object.entries(reviews).map(([id, fields]) => ({ id, ...rest, ...identityOf(fields) }));
  return {
    byId: new Map(all.map((review) => [review.id, review])),
    byStrong: new Map(all.flatMap((review) => (review.strong === undefined ? [] : [[review.strong, review]]))),
    byWeak: Map.groupBy(all, ({ weak }) => weak),
    byTrace: new Map(),
    removed: [],
  };
}

const find = (fields: Record<string, unknown>, known: KnownReviews, claimed: string[] = []) =>
  findKnown(fields, identityOf(fields), known, new Set(claimed)).map(({ id }) => id);

it('finds a review by the name of its platform for it, whatever else has changed', () => {
  const known = index({ a: named('1'), b: named('2') });
  expect(find(named('2', { author: 'X', text: 'Y', date: '2020-01-01' }), known)).toEqual(['b']);
  expect(find(named('3', { text: 'Other.' }), known)).toEqual([]);
});

it('finds a review that its platform gave another id, unless the export has the former one as well', () => {
  const known = index({ a: named('1'), b: named('2', { author: 'Ann L.' }) });
  expect(find(named('x-1'), known)).toEqual(['a']);
  expect(find(named('x-1', { date: '2024-03-06' }), known)).toEqual(['a']);
  expect(find(named('x-2', { author: 'Ann Lee' }), known)).toEqual(['b']);
  expect(find(named('x-1'), known, ['a'])).toEqual([]);
  const inArea = named('x-1', { service_area: 'east' });
  expect(find(inArea, known)).toEqual(['a']);
  expect(find(inArea, index({ a: named('1') }, 'west'))).toEqual([]);
  expect(find({ ...named('x-1'), source: { name: 'Yelp', id: 'x-1' } }, known)).toEqual([]);
});

it('finds it by author and day where no platform names it: with the same text, or as the only one', () => {
  const known = index({ a: REVIEW, b: { ...REVIEW, text: 'Other.' } });
  expect(find({ ...REVIEW, author: 'ANN', text: 'Other.' }, known)).toEqual(['b']);
  expect(find({ ...REVIEW, text: 'New.' }, known)).toEqual(['a', 'b']);
  expect(find({ ...REVIEW, text: 'New.' }, known, ['b'])).toEqual(['a']);
  expect(find({ ...REVIEW, text: 'New.' }, known, ['a', 'b'])).toEqual([]);
});

it('takes it for the one of the next day with the same text, before one of the same day with another text', () => {
  const known = index({ a: REVIEW, b: { ...REVIEW, date: '2024-03-06', text: 'Other.' } });
  const moved = { ...REVIEW, date: '2024-03-06' };
  expect(find(moved, known)).toEqual(['a']);
  expect(find({ ...REVIEW, date: '2024-03-07', text: 'Other.' }, known)).toEqual(['b']);
  expect(find(moved, known, ['a'])).toEqual(['b']);
});

it('finds one that was typed in by hand, before its platform named it', () => {
  expect(find(named('1'), index({ a: REVIEW }))).toEqual(['a']);
});

it('finds by our own id, and by nothing else where there is one', () => {
  const known = index({ a: REVIEW });
  expect([find({ ...REVIEW, id: 'a', text: 'X' }, known), find({ ...REVIEW, id: 'b' }, known)]).toEqual([['a'], []]);
});

it('finds what another platform has as well, and nothing of its own platform', () => {
  const known = index({ a: REVIEW });
  const elsewhere = (name: string) => findElsewhere({ ...REVIEW, date: '2024-03-06', source: { name } }, known, ['Google'])?.id;
  expect([elsewhere('Yelp'), elsewhere('google')]).toEqual(['a', undefined]);
});

it('finds it also where each of the two platforms has an id for it', () => {
  const ofYelp = { ...REVIEW, source: { name: 'Yelp', id: 'y' } };
  expect(findElsewhere(ofYelp, index({ a: named('1') }), ['Google'])?.id).toBe('a');
});
