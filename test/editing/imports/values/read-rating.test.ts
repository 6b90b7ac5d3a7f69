import { expect, it } from 'vitest';
import { readRating, type Scale } from '../../../../src/editing/imports/values/read-rating.ts';

it.each([
  ['5.0', 5],
  ['4,0', 4],
  ['★★★★☆', 4],
  ['⭐️⭐️', 2],
  ['FIVE', 5],
  ['two stars', 2],
  ['4.0 star rating', 4],
  ['5*', 5],
  ['*****', 5],
  ['1 Stern', 1],
  ['4 estrellas', 4],
  ['5-star', 5],
  ['Rated 4.00 out of 5', 4],
  ['4 out of 5 stars', 4],
  ['4.0 of 5.0', 4],
  ['٤', 4],
  ['۵ من ۵', 5],
  ['Rated 5.0 out of 5,', 5],
  ['5つ星', 5],
  ['5 bintang', 5],
  ['4 csillag', 4],
  ['1 stea', 1],
  ['5 hvězdiček', 5],
  ['3 stjärnor', 3],
  ['星5', 5],
  ['５点', 5],
  ['５／５', 5],
  ['5つ星のうち4.0', 4],
  ['四星', 4],
  ['4颗星', 4],
  ['평점 5', 5],
  ['별 4개', 4],
  ['๕ ดาว', 5],
  ['४', 4],
  ['5 כוכבים', 5],
  ['5 звёзд', 5],
  ['4 из 5', 4],
  ['5 üzerinden 4', 4],
])('%s is %i', (written, rating) => {
  expect(readRating(written)).toEqual({ ok: true, rating });
});

it.each([
  ['10', 'the rating "10" is more than 5; if it counts points out of 10, say --scale 10'],
  ['8/10', 'the rating "8/10" is not out of 5; --scale 10 takes it so'],
  ['4.5', 'the rating "4.5" is not a whole number of stars; --round takes the nearest one, for 4.5 the 4'],
  ['5%', 'the rating "5%" is not out of 5; --scale 100 takes it so'],
  ['5 of 4 jobs', 'the rating "5 of 4 jobs" is not a number of stars'],
  ['★★★★½', 'the rating "★★★★½" is not a number of stars'],
  ['0', 'the rating "0" is less than 1'],
  [
    'Very good',
    'the rating "Very good" is not a number of stars; if its author chose it from five steps, write in its place which one it is, 5 for the best',
  ],
  ['STAR_RATING_UNSPECIFIED', 'the rating "STAR_RATING_UNSPECIFIED" is not a number of stars'],
  ['★★★★★★', 'the rating "★★★★★★" is not a number of stars'],
  ['', 'the rating is missing'],
])('%j is refused', (written, reason) => {
  expect(readRating(written)).toEqual({ ok: false, reason });
});

it.each(['🙂', '5 - Excellent', '1: Sehr gut', 'Excellent (5)'])(
  '%s may be a step of five, of which the number is wanted',
  (step) => {
    expect(readRating(step)).toEqual({ ok: false, reason: expect.stringContaining('; if its author chose it from five steps') });
  },
);

it.each<[string, Scale, number]>([
  ['9', 10, 4],
  ['1', 10, 1],
  ['90%', 100, 4],
  ['18/20', 20, 4],
])('%s of %i points is %i stars: halves go down', (written, scale, rating) => {
  expect(readRating(written, scale)).toEqual({ ok: true, rating });
});

it('does not scale what says that it counts stars', () => {
  const reason = 'the rating "5 stars" counts stars, of which the most are 5, and not points out of 10; --scale 5 takes it so';
  expect(readRating('5 stars', 10)).toEqual({ ok: false, reason });
  for (const written of ['4★', '4 Sterne', '4 von 5', '4 bubbles', '4つ星', '별 4개'])
    expect(readRating(written, 10)).toMatchObject({ ok: false });
  expect(readRating('6 stars')).toEqual({ ok: false, reason: 'the rating "6 stars" is more than 5' });
  for (const written of ['8 points', '8/10 stars', '8점', '10点満点中8'])
    expect(readRating(written, 10)).toEqual({ ok: true, rating: 4 });
});

it.each([
  ['4.5', 4],
  ['4,6 Sterne', 5],
  ['5', 5],
])('%s is rounded to %i, where that is wanted', (written, rating) => {
  expect(readRating(written, 5, true)).toEqual({ ok: true, rating });
});
