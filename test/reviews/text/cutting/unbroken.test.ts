import { expect, it } from 'vitest';
import { unbroken } from '../../../../src/reviews/text/cutting/unbroken.ts';

it.each([
  ['Plumbing, Heating & Air', 'Plumbing, Heating &\u00a0Air'],
  ['Dach + Wand & Sohn', 'Dach +\u00a0Wand &\u00a0Sohn'],
  ['M&S', 'M&S'],
  ['A &', 'A &'],
])('keeps the sign of %s with the word that follows', (name, text) => {
  expect(unbroken(name)).toBe(text);
});
