import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isFacebookReview, parseFacebookReview } from '../../../../src/editing/imports/formats/facebook.ts';
import { fixture, READING } from '../../../support/content/exports.ts';

const { data } = JSON.parse(await readFile(fixture('facebook.json'), 'utf8'));
const parse = (value: unknown) => parseFacebookReview(value, READING);

it('takes a review with stars, and mends its letters', () => {
  expect(parse(data[0])).toEqual({
    kind: 'review',
    review: {
      fields: {
        date: '2017-05-06',
        rating: 5,
        author: 'José P.',
        text: 'Muy buen servicio en Málaga 😀',
        source: { name: 'Facebook', id: '111' },
      },
    },
  });
});

it('sets aside a yes or no, and stars alone', () => {
  expect(data.slice(1).map((value: unknown) => parse(value).kind)).toEqual(['starless', 'nothing', 'wordless']);
});

it('finds the review in what a person downloads', () => {
  const value = {
    timestamp: 1494064800,
    data: [{ review: { timestamp: 1494064800, author: 'Ann', text: 'Good.', rating: { value: 4 } } }],
  };
  expect(parse(value)).toMatchObject({ review: { fields: { date: '2017-05-06', rating: 4, author: 'Ann', text: 'Good.' } } });
});

it('knows a recommendation', () => {
  expect([data[0], data[2], { text: 'x' }, null].map(isFacebookReview)).toEqual([true, true, false, false]);
});
