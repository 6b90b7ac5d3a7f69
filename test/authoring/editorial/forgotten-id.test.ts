import { expect, it } from 'vitest';
import { forgottenId, isForgotten, isRemoved } from '../../../src/authoring/editorial/forgotten-id.ts';
import { reviewIdSchema } from '../../../src/reviews/schemas/review.ts';

it('stands for an id without its name, and is an id itself', () => {
  const id = forgottenId('2026-05-01-ann-lee');
  expect(id).toBe('forgotten-1ec119dc3cf08f800d98be650dd967c4');
  expect(reviewIdSchema.parse(id)).toBe(id);
});

it('is recognised as the id that it stands for', () => {
  const removed = { id: forgottenId('2026-05-01-ann-lee') };
  expect(isRemoved(removed, '2026-05-01-ann-lee')).toBe(true);
  expect(isRemoved(removed, '2026-05-02-ann-lee')).toBe(false);
  expect(isRemoved({ id: 'a' }, 'a')).toBe(true);
});

it('is told from the id of a review', () => {
  expect(['2026-05-01-ann-lee', 'forgotten-keys', forgottenId('forgotten-keys')].map((id) => isForgotten({ id }))).toEqual([
    false,
    false,
    true,
  ]);
});
