import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromOklch, toOklch } from '../../../src/brand/colour/oklch.ts';
import { anyColour } from '../../support/content/hostile/any-colour.ts';

it('gives every colour back', () => {
  fc.assert(fc.property(anyColour, (hex) => void expect(fromOklch(toOklch(hex))).toBe(hex)));
});

// From the page that defines it, https://bottosson.github.io/posts/oklab/ (white is 1, 0), and from CSS Color 4 for the three
// others.
it.each([
  ['#ffffff', 1, 0],
  ['#ff0000', 0.628, 0.2577],
  ['#00ff00', 0.8664, 0.2948],
  ['#0000ff', 0.452, 0.3132],
])('%s has the lightness %f and the chroma %f', (hex, lightness, chroma) => {
  expect(toOklch(hex).lightness).toBeCloseTo(lightness, 3);
  expect(toOklch(hex).chroma).toBeCloseTo(chroma, 3);
});

it('makes a colour that no screen has greyer, and keeps its hue and lightness', () => {
  const made = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 2.5 }));
  expect(made.lightness).toBeCloseTo(0.5, 2);
  expect(made.hue).toBeCloseTo(2.5, 1);
  expect(made.chroma).toBeGreaterThan(0.1);
});
