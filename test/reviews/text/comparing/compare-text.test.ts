import { expect, it } from 'vitest';
import { compareText } from '../../../../src/reviews/text/comparing/compare-text.ts';

it('sorts in code units, as no language does', () => {
  expect(['é', 'a', 'Z', 'ab', 'a'].sort(compareText)).toEqual(['Z', 'a', 'a', 'ab', 'é']);
});
