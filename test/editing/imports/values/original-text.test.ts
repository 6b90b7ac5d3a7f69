import { expect, it } from 'vitest';
import { originalText } from '../../../../src/editing/imports/values/original-text.ts';

it.each([
  ['(Translated by Google) Very good.\n\n(Original)\nMuy bueno.', 'Muy bueno.'],
  ['Muy bueno.\n\n(Translated by Google)\nVery good.', 'Muy bueno.'],
  ['(Original)\nMuy bueno.\n\n(Translated by Google)\nVery good.', 'Muy bueno.'],
  ['(Translated by Google) Very good.', 'Very good.'],
  ['  Very good (Original) pizza ', 'Very good (Original) pizza'],
])('keeps the original of %j', (comment, original) => {
  expect(originalText(comment)).toBe(original);
});
