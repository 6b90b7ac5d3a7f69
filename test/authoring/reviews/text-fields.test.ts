import { expect, it } from 'vitest';
import { textFields } from '../../../src/authoring/reviews/text-fields.ts';

it('gives every text that anybody may have written anything into, with its place', () => {
  const review = {
    text: 'b',
    response: { date: '2026-03-16', text: 'c' },
    disclosure: { relation: { kind: 'other' as const, text: 'd' } },
    photos: [{ url: '/photos/a.jpg', width: 1, height: 1, alt: 'e' }],
  };
  expect(textFields(review).map(({ path, text }) => [path.join('.'), text])).toEqual([
    ['title', ''],
    ['text', 'b'],
    ['response.text', 'c'],
    ['disclosure.incentive.text', ''],
    ['disclosure.relation.text', 'd'],
    ['photos.0.alt', 'e'],
  ]);
});
