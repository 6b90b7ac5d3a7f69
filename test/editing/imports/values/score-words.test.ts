import { expect, it } from 'vitest';
import { isScoreWord } from '../../../../src/editing/imports/values/score-words.ts';

it("knows Booking.com's words for its scores, and only there", () => {
  expect(['Exceptional', 'Very Good', 'Außergewöhnlich', 'Très bien'].every((word) => isScoreWord(word, 'Booking.com'))).toBe(
    true,
  );
  expect(isScoreWord('Good', 'booking')).toBe(true);
  expect(isScoreWord('Good', 'Trustpilot')).toBe(false);
  expect(isScoreWord('Good', undefined)).toBe(false);
  expect(isScoreWord('Good bed', 'Booking.com')).toBe(false);
});
