import { expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { sureOfQuote } from '../../../src/insights/quotes/sure-of-quote.ts';

const MANY = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';

/** How sure a quote, in square brackets, is if its verdict is as sure as `confidence` says. */
function sureOf(marked: string, { cued = true, confidence = 0.9, sentiment = 'positive' as Sentiment } = {}): number {
  const text = marked.replace(/[[\]]/g, '');
  const place = { start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
  return sureOfQuote({ ...place, sentiment, cued, confidence }, text);
}

it.each([
  '[He was polite], and left.',
  '[he was polite], and left.',
  'Today, [Max was polite].',
  'We called. [he was polite].',
  'We called ("now!") [he was polite].',
  'We called\n[he was polite].',
  `[${MANY}].`,
])('a quote is as sure as its verdict: %s', (marked) => {
  expect(sureOf(marked)).toBeCloseTo(0.9, 10);
});

it.each([
  ['without a cue', '[He was polite], and left.', false],
  ['that begins within its sentence', 'Today, [he was polite].', true],
  ['that begins with "I" within it', 'The man [I called was polite].', true],
  ['of many words', `[${MANY} sixteen].`, true],
] as const)('a quote %s is less sure, unless it judges nothing or its verdict is beyond doubt', (_, marked, cued) => {
  // Odds of 19 to 1 become 7.6 to 1.
  expect(sureOf(marked, { cued, confidence: 0.95 })).toBeCloseTo(7.6 / 8.6, 10);
  expect(sureOf(marked, { cued, sentiment: 'neutral' })).toBe(0.9);
  expect(sureOf(marked, { cued, confidence: 1 })).toBe(1);
});

it('each fault counts', () => {
  expect(sureOf(`Today, [one ${MANY.toLowerCase()}].`, { cued: false })).toBeCloseTo(9 / (9 + 2.5 ** 3), 10);
});
