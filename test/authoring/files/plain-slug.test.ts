import { expect, it } from 'vitest';
import { plainSlug } from '../../../src/authoring/files/plain-slug.ts';

it.each([
  ['Über uns', 'uber-uns'],
  ['  (1) A_b ', '1-a-b'],
  ['صورة', ''],
])('%j is %j', (text, slug) => {
  expect(plainSlug(text)).toBe(slug);
});
