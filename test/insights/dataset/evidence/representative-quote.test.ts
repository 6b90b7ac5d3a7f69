import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRepresentatives, type QuoteCandidate } from '../../../../src/insights/dataset/evidence/representative-quote.ts';

const candidate = (quote: string, fields: Partial<QuoteCandidate> = {}): QuoteCandidate => ({
  quote,
  isPraise: true,
  date: '2026-03-14',
  agrees: true,
  isReadable: true,
  ...fields,
});

/** The quotes in their sorted order, among others with another verdict. */
function sorted(quotes: readonly QuoteCandidate[], others: readonly string[] = []): string[] {
  const ofVerdict = createRepresentatives([...quotes, ...others.map((quote) => candidate(quote))]);
  return ofVerdict((each) => quotes.includes(each)).map(({ quote }) => quote);
}

const FITS = [
  'the dress fits true to size',
  'fits true to size, as my others do',
  'for me it fits true to size',
  'I thought that it fits true to size',
].map((quote) => candidate(quote));

describe('the quote that stands for the many', () => {
  it('has the words that most others have', () => {
    const odd = candidate('I wore it on a boat to my cousin');
    expect(sorted([odd, ...FITS]).at(-1)).toBe(odd.quote);
  });

  it('is not one that has only the words of all quotes', () => {
    const little = candidate('it was that which it is to me as');
    const others = Array.from({ length: 30 }, () => 'that it was to me as which it is');
    expect(sorted([little, ...FITS], others).at(-1)).toBe(little.quote);
  });

  it.each([
    ['older', { date: '2019-03-14' }],
    ['against the stars of its review', { agrees: false }],
    ['in another language than the page', { isReadable: false }],
  ])('is not one that is %s, if another says the same', (_, fields) => {
    const same = 'The bill was fair and there was no charge for the visit';
    const [first] = createRepresentatives([candidate(same, fields), candidate(same)])(() => true);
    expect(first).toEqual(candidate(same));
  });

  it.each([
    [
      'begins within a sentence',
      'which was less than the price of the next one there',
      'This was less than the price of the next one there',
    ],
    ['is too short', 'Fair', 'They told us a fair price before they began with the work'],
    [
      'is too long',
      `They were fair ${'and they were here, '.repeat(20)}`,
      'They were fair and they were here on the day that they had said',
    ],
  ])('is not one that %s', (_, worse, better) => {
    expect(sorted([candidate(worse), candidate(better)])).toEqual([better, worse]);
  });

  it('is found in whatever order the quotes come; none is lost', () => {
    const texts = fc.uniqueArray(fc.stringMatching(/^[a-f]{1,3}( [a-f]{1,3}){0,6}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.array(fc.string(), { maxLength: 5 }), (quotes, others) => {
        const result = sorted(
          quotes.map((quote) => candidate(quote)),
          others,
        );
        expect(result.toSorted()).toEqual(quotes.toSorted());
      }),
    );
  });

  it('is found among more quotes than a function takes arguments', () => {
    const one = candidate('Fair.');
    expect(createRepresentatives(Array.from({ length: 130_000 }, () => one))(() => true)[0]).toBe(one);
  });
});
