import { expect, it } from 'vitest';
import { isDeniedBySite } from '../../../src/authoring/reviews/platform-word.ts';

it.each(['Google', ' google maps ', 'ＹＥＬＰ', 'TripAdvisor', 'Facebook'])('%s calls no review verified', (name) => {
  expect(isDeniedBySite({ name })).toBe(true);
});

it.each(['Google Customer Reviews', 'Booking.com', 'Trustpilot'])(
  '%s may call a review verified, unless it says that it does not',
  (name) => {
    expect(isDeniedBySite({ name })).toBe(false);
    expect(isDeniedBySite({ name, verified: 'no' })).toBe(true);
  },
);
