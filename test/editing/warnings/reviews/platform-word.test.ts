import { expect, it } from 'vitest';
import { callsNoneVerified } from '../../../../src/editing/warnings/reviews/platform-word.ts';

it.each(['Google', ' google maps ', 'ＹＥＬＰ', 'TripAdvisor', 'Facebook'])('%s calls no review verified', (name) => {
  expect(callsNoneVerified(name)).toBe(true);
});

it.each(['Google Customer Reviews', 'Booking.com', 'Trustpilot'])('%s may call a review verified', (name) => {
  expect(callsNoneVerified(name)).toBe(false);
});
