import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isGoogleReview, parseGoogleReview } from '../../../../src/editing/imports/entries/google.ts';
import { fixture, READING } from '../../../support/content/exports.ts';

const { reviews } = JSON.parse(await readFile(fixture('google-reviews.json'), 'utf8'));
const parse = (value: unknown) => parseGoogleReview(value, READING);

it('takes the original words, the day where the business is, and the answer', () => {
  expect(parse(reviews[1])).toEqual({
    kind: 'review',
    fields: {
      date: '2024-03-09',
      rating: 5,
      author: 'María José Nuñez 🌵',
      text: 'Dana llegó a tiempo.',
      source: { name: 'Google', id: 'AbFvOqk1' },
      response: { date: '2024-03-13', text: 'Gracias.' },
    },
    updated: '2024-03-12',
  });
});

it('takes what has no name, and stars as a number', () => {
  expect(parse(reviews[3])).toMatchObject({ fields: { author: 'A Google user', rating: 1, date: '2023-12-31' } });
  const authorFor = (language: string) => {
    const parsed = parseGoogleReview(reviews[3], { ...READING, language });
    return parsed.kind === 'review' ? parsed.fields.author : undefined;
  };
  expect(['es-MX', 'zh-yue'].map(authorFor)).toEqual(['Un usuario de Google', 'A Google user']);
});

it('does not name an author who wants to stay anonymous', () => {
  const reviewer = { displayName: 'Ann Berg', isAnonymous: true };
  expect(parse({ ...reviews[1], reviewer })).toMatchObject({ fields: { author: 'A Google user' } });
});

it('sets aside what cannot be a review here', () => {
  expect([reviews[0], reviews[4], reviews[5]].map((value) => parse(value).kind)).toEqual(['nothing', 'wordless', 'refused']);
  expect(parse('text')).toEqual({ kind: 'refused', reason: 'is not a review of a Google Business Profile' });
  expect(parse({ starRating: 'ONE', comment: 'x' })).toEqual({ kind: 'refused', reason: 'the createTime is missing' });
});

it('finds reviews in the answer for several locations', () => {
  const value = { name: 'locations/2', review: reviews[2] };
  expect(isGoogleReview(value)).toBe(true);
  expect(parse(value)).toEqual(parse(reviews[2]));
  expect(isGoogleReview({ text: 'x' })).toBe(false);
});
