import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { type Passage, readPassages } from '../../../src/insights/model/passages.ts';
import { quoteOf } from '../../../src/insights/quotes/quote.ts';
import { anyText, splitsPair } from '../../support/content/hostile/any-text.ts';

const lexicon = buildLexicon([]);

function passagesOf(text: string): [Passage, ...Passage[]] {
  const [first, ...others] = readPassages(text, lexicon);
  if (first === undefined) throw new Error(`no passage in ${text}`);
  return [first, ...others];
}

function quoted(text: string, from = 0, to = from): string {
  const passages = passagesOf(text);
  const [first, last] = [passages[from] ?? passages[0], passages[to] ?? passages[0]];
  const { start, end } = quoteOf(text, first, last);
  return text.slice(start, end);
}

describe('a quote', () => {
  it('is the passage without the marks at its ends', () => {
    expect(quoted('Well then, "the plumber was an hour late", and rude.', 1)).toBe('the plumber was an hour late');
  });

  it('leaves out what joins it to the words before', () => {
    expect(quoted('The plumber was kind to us all, but the office was rude to my wife.', 1)).toBe(
      'the office was rude to my wife',
    );
    expect(quoted('Then came a bill for twice as much, and nobody could say why.')).toBe('Then came a bill for twice as much');
  });

  it.each([
    ['They came at noon. Tim, Ray and Carlos were all very prompt.', 3, 'Tim, Ray and Carlos were all very prompt'],
    ['Great job! Dr. Brown and his staff were very kind.', 2, 'Dr. Brown and his staff were very kind'],
    ['He and Carlos were both friendly.', 1, 'He and Carlos were both friendly'],
    ['The work was fine, the price and the quality were great.', 2, 'the price and the quality were great'],
  ])('begins with the subject: %s', (text, at, quote) => {
    expect(quoted(text, at)).toBe(quote);
  });

  it('begins after a side of its own', () => {
    expect(quoted('Aaron responded quickly and Carlos was able to come at short notice.', 1)).toBe(
      'Carlos was able to come at short notice',
    );
  });

  it('reaches from the first passage to the last', () => {
    expect(quoted('The plumber was kind, the boss was kinder, the bill was not.', 0, 1)).toBe(
      'The plumber was kind, the boss was kinder',
    );
  });

  it('is the whole sentence where the passage is short', () => {
    expect(quoted('He was late, rude, and dear. Never again.', 1)).toBe('He was late, rude, and dear.');
  });

  it('stays short where the sentence is long', () => {
    expect(quoted(`Rude, ${'and one more thing '.repeat(20)}.`)).toBe('Rude');
  });

  it('is cut after a word where it is long', () => {
    expect(quoted('seventeen letters '.repeat(20))).toBe('seventeen letters '.repeat(11).trim());
  });

  it('is cut between characters where it is one word', () => {
    expect(quoted('x'.repeat(300))).toBe('x'.repeat(200));
    expect(quoted(`x${'😀'.repeat(150)}`)).toBe(`x${'😀'.repeat(99)}`);
  });

  // It would take the lone half for the second half of a pair, and cut the pair before it.
  it('is cut between characters before half a pair', () => {
    expect(quoted(`${'𝒙'.repeat(100)}\udc4d${'x'.repeat(50)}`)).toBe('𝒙'.repeat(100));
  });

  it('is a slice of at most 200 code units of any text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(3), (text, more) => {
        const passages = readPassages(text, lexicon);
        for (const [at, first] of passages.entries()) {
          const { start, end } = quoteOf(text, first, passages[at + more] ?? first);
          expect(0 <= start && start < end && end <= text.length && end - start <= 200).toBe(true);
          expect(splitsPair(text, start)).toBe(false);
        }
      }),
    );
  });
});
