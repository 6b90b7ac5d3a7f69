import { expect, it } from 'vitest';
import { collectNames } from '../../../../src/authoring/business/known-names.ts';
import { withoutUnfitParts } from '../../../../src/editing/imports/plan/unfit-parts.ts';
import { businessFileSchema } from '../../../../src/reviews/schemas/business.ts';

const business = businessFileSchema.parse({ name: 'A', technicians: [{ name: 'Bree Thompson', aliases: ['Bree'] }] });
const here = [collectNames(business).known, new Map([['b.jpg', undefined]])] as const;
const review = { date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
const fitted = (fields: object) => withoutUnfitParts({ fields: { ...review, ...fields } }, ...here);

it('leaves out the names that the business does not have', () => {
  expect(fitted({ mentions: { technicians: ['Bree', 'Dana'], services: ['Balayage (Long)'] } })).toEqual({
    fields: { ...review, mentions: { technicians: ['Bree'] } },
    note: '"Dana", "Balayage (Long)" stand for nobody and nothing in business.yaml, so they are left out of its mentions; to keep them, add them there (as aliases of what is meant) before the import',
  });
  expect(fitted({ mentions: { technicians: ['Dana'] } })).toEqual({
    fields: review,
    note: expect.stringMatching(/^"Dana" stands for nobody/),
  });
});

it('leaves out the photos that are not here', () => {
  const photo = (url: string) => ({ url, width: 640, height: 480, alt: 'A chair' });
  const photos = [photo('/photos/a.jpg'), photo('/photos/b.jpg'), photo('https://a.example/photos/a.jpg')];
  const note =
    'not all of its photos are in the folder photos of the content, so those are left out; to keep them, copy them there before the import';
  expect(fitted({ photos })).toEqual({ fields: { ...review, photos: photos.slice(1) }, note });
  expect(fitted({ photos: photos.slice(0, 1) })).toEqual({ fields: review, note });
});

it('leaves out an answer that seems to be older than its review', () => {
  expect(fitted({ response: { date: '2024-03-04', text: 'Thanks.' } })).toEqual({
    fields: review,
    note: expect.stringContaining('before that of the review'),
  });
});

it('tells all that was left out, and leaves the rest as it is', () => {
  const { note } = fitted({ response: { date: '2024-03-04', text: 'Thanks.' }, mentions: { technicians: ['Dana'] } });
  expect(note).toMatch(/^the answer .*; "Dana" stands/);
  const whole = { fields: { ...review, response: { date: '2024-03-06', text: 'Thanks.' }, mentions: { technicians: ['Bree'] } } };
  expect(withoutUnfitParts(whole, ...here)).toBe(whole);
});
