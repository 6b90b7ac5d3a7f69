import { expect, it } from 'vitest';
import { recognise } from '../../../../src/editing/imports/entries/recognise.ts';

it.each([
  [{ starRating: 'FIVE' }, 'google'],
  [{ name: 'accounts/1/locations/2/reviews/3', starRating: 'FIVE', comment: 'Good.', reviewer: null }, 'google'],
  [{ date: '2024-03-05', rating: 1, author: '', text: '' }, 'own'],
])('%j is of %s', (value, platform) => {
  expect(recognise(value)).toEqual({ ok: true, platform });
});

it('refuses what may not be stored, and what the account wrote itself', () => {
  expect(recognise({ author_name: 'A', rating: 5, relative_time_description: 'a week ago', text: '' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('Places API'),
  });
  const others = [
    { id: 'places/ChIJd0/reviews/Ci9DQUl', author: 'A', rating: 5, publishTime: '2026-06-22T23:43:28Z', text: '' },
    { authorName: 'A', rating: 5, time: 1773483402, relativeTimeDescription: 'vor einem Tag', text: '' },
  ];
  for (const value of others) expect(recognise(value)).toMatchObject({ reason: expect.stringContaining('Places API') });
  expect(recognise({ type: 'Feature', properties: { five_star_rating_published: 5 } })).toMatchObject({
    ok: false,
    reason: 'holds reviews that the account wrote of other places, not those that it received',
  });
  const unknown = [{ a: 1 }, { properties: { rating: 5 } }, null, 3];
  expect(unknown.filter((value) => recognise(value) !== undefined)).toEqual([]);
});

it('takes no list for that of Google which has authors or words where Google has none', () => {
  const lists = [
    { googleReviewId: 'g1', author: 'Ann', quote: 'Good.', starRating: 'FIVE', createTime: '2024-03-05T15:00:00Z' },
    { name: 'Ann', starRating: 5, comment: 'Good.' },
    { reviewer: 'Ann', starRating: 5, comment: 'Good.' },
  ];
  expect(lists.map((value) => recognise(value))).toEqual([undefined, undefined, undefined]);
});
