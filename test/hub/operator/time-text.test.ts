import { expect, it } from 'vitest';
import { dateText, durationText, relativeText, timestamp } from '../../../src/hub/operator/time-text.ts';

const NOON = Date.UTC(2026, 10, 20, 12, 0, 5, 7);

it('writes a moment for programs and for people', () => {
  expect(timestamp(NOON)).toBe('2026-11-20T12:00:05.007Z');
  expect(dateText(NOON)).toBe('2026-11-20 12:00 UTC');
});

it.each([
  [0, '0 s'],
  [499, '0 s'],
  [99_000, '99 s'],
  [100_000, '2 min'],
  [40 * 60_000, '40 min'],
  [100 * 60_000, '2 h'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 d'],
  [30 * 86_400_000, '30 d'],
])('writes %d ms as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

it('says whether a moment is to come', () => {
  expect(relativeText(NOON + 60_000, NOON)).toBe('in 60 s');
  expect(relativeText(NOON, NOON)).toBe('0 s ago');
  expect(relativeText(NOON - 3 * 60_000, NOON)).toBe('3 min ago');
});
