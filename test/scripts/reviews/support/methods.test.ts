import { expect, it } from 'vitest';
import { methodChoices } from '../../../../scripts/reviews/support/methods.ts';
import { VERIFICATION_METHODS } from '../../../../src/reviews/schemas/review.ts';

it('offers the word of another site only where a review has one', () => {
  const offered = (hasSource: boolean) => methodChoices({ hasSource }).map(({ value }) => value);
  expect(offered(true)).toEqual(VERIFICATION_METHODS);
  expect(offered(false)).toEqual(VERIFICATION_METHODS.filter((method) => method !== 'platform'));
});
