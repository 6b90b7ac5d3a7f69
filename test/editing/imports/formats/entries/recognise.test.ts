import { expect, it } from 'vitest';
import { recognise } from '../../../../../src/editing/imports/formats/entries/recognise.ts';

it.each([
  [{ starRating: 'FIVE' }, 'google'],
  [{ date: '2024-03-05', rating: 1, author: '', text: '' }, 'own'],
])('%j is of %s', (value, platform) => {
  expect(recognise(value)).toEqual({ ok: true, platform });
});

it('refuses what may not be stored, and what the account wrote itself', () => {
  expect(recognise({ author_name: 'A', rating: 5, relative_time_description: 'a week ago', text: '' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('Places API'),
  });
  expect(recognise({ type: 'Feature', properties: { five_star_rating_published: 5 } })).toMatchObject({
    ok: false,
    reason: 'holds reviews that the account wrote of other places, not those that it received',
  });
  expect([{ a: 1 }, null, 3].map((value) => recognise(value))).toEqual([undefined, undefined, undefined]);
});
