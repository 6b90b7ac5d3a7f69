import { expect, it } from 'vitest';
import { type Mention, placeOf, quoteConfidenceOf } from '../../src/insights/mention.ts';

const MENTION: Mention = {
  ...{ aspect: 'staff', sentiment: 'positive', start: 10, end: 20 },
  ...{ cued: true, confidence: 0.9, showsVerdict: true },
};

it('is quoted with the words around it that it needs, or else with its own', () => {
  expect(placeOf(MENTION)).toMatchObject({ start: 10, end: 20 });
  expect(placeOf({ ...MENTION, quote: { start: 0, end: 30 } })).toEqual({ start: 0, end: 30 });
});

it('has a quote that is as sure as its verdict, unless it says otherwise', () => {
  expect(quoteConfidenceOf(MENTION)).toBe(0.9);
  expect(quoteConfidenceOf({ ...MENTION, quoteConfidence: 0.8 })).toBe(0.8);
});
