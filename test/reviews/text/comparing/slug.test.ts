import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf, uniqueSlugs } from '../../../../src/reviews/text/comparing/slug.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

it('writes a name in lower case, without accents, with hyphens between its words', () => {
  expect(slugOf('Renée Thibault')).toBe('renee-thibault');
  expect(slugOf("  Dana O'Neil-Whitfield, Jr. ")).toBe('dana-o-neil-whitfield-jr');
  expect(slugOf('李 小龙')).toBe('李-小龙');
  expect(slugOf('?!')).toBe('');
  expect(Buffer.byteLength(`${slugOf('字'.repeat(300))}-12`)).toBeLessThan(255);
});

it('gives each name a slug of its own, none of them empty or with a slash', () => {
  expect(uniqueSlugs(['Dana', 'dana', 'Dána', '!', '?', 'Dana 2'])).toEqual([
    'dana',
    'dana-2',
    'dana-3',
    'name',
    'name-2',
    'dana-2-2',
  ]);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter })), (names) => {
      const slugs = uniqueSlugs(names);
      expect(new Set(slugs).size).toBe(names.length);
      for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
    }),
  );
});

it.each([['김민수'], ['ガス修理'], ['हिन्दी'], ['สมชาย-ใจดี']])(
  'keeps what belongs to the letters of other scripts, in the form that keyboards write: %s',
  (name) => {
    expect(slugOf(name)).toBe(name);
    expect(slugOf(name.normalize('NFD'))).toBe(name);
  },
);
