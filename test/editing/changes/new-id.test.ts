import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgottenId } from '../../../src/authoring/editorial/forgotten-id.ts';
import { hasAuthorSlug, newId } from '../../../src/editing/changes/new-id.ts';
import { reviewIdSchema } from '../../../src/reviews/schemas/review.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

it.each([
  ['Maria G.', '2026-03-14-maria-g'],
  ['Zoë  Świątek-Õ', '2026-03-14-zoe-swiatek-o'],
  ['Łukasz Groß', '2026-03-14-lukasz-gross'],
  ['李明', '2026-03-14-customer'],
  ['+44 7700 900123', '2026-03-14-customer'],
  ['ann.lee@mail.example', '2026-03-14-customer'],
  ['@gigi 2024', '2026-03-14-gigi-2024'],
  ['😀', '2026-03-14-customer'],
])('tells day and author: %s', (author, id) => {
  expect(newId('2026-03-14', author, new Set())).toBe(id);
  expect(hasAuthorSlug(author)).toBe(!id.endsWith('customer'));
});

it('counts on where it is taken', () => {
  expect(newId('2026-03-14', 'Al', new Set(['2026-03-14-al', '2026-03-14-al-2']))).toBe('2026-03-14-al-3');
});

it('counts on where an author who asked to be forgotten had it', () => {
  expect(newId('2026-03-14', 'Al', new Set([forgottenId('2026-03-14-al')]))).toBe('2026-03-14-al-2');
});

it('is an id, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (author) => {
      expect(reviewIdSchema.safeParse(newId('2026-03-14', author, new Set())).success).toBe(true);
    }),
  );
});
