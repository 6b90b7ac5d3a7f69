import { expect, it } from 'vitest';
import { type Mention, placeOf } from '../../src/insights/mention.ts';

it('is quoted with the words around it that it needs, or else with its own', () => {
  const place = { start: 10, end: 20 };
  const mention: Mention = { aspect: 'staff', sentiment: 'positive', ...place, cued: true, confidence: 1, showsVerdict: true };
  expect(placeOf(mention)).toMatchObject(place);
  expect(placeOf({ ...mention, quote: { start: 0, end: 30 } })).toEqual({ start: 0, end: 30 });
});
