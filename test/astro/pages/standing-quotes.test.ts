import { describe, expect, it } from 'vitest';
import { aspectPages } from '../../../src/astro/pages/aspect-page.ts';
import { standingQuotes } from '../../../src/astro/pages/standing-quotes.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

const FAIR = ['The price was very fair.', 'A very fair price for the work.', 'They asked a very fair price.'];

function quotesOf(reviews: readonly Partial<AuthoredReview>[], language = 'en') {
  const whole = wholeSite(sampleSite({ reviews: authoredReviews(reviews), language }));
  return standingQuotes(whole, aspectPages(whole));
}

const quoteOf = (reviews: readonly Partial<AuthoredReview>[]) => quotesOf(reviews)()('price', 'positive');

describe('the quote that stands for a verdict', () => {
  it('has the words of a customer who says what the others say', () => {
    const odd = { text: 'They knocked ten dollars off the bill for our cat.' };
    expect(quoteOf([odd, ...FAIR.map((text) => ({ text }))])?.evidence.quote).toContain('very fair');
  });

  it('is not of somebody with ties to the business', () => {
    const ties = { disclosure: { relation: { kind: 'family' as const } } };
    const tied = FAIR.map((text) => ({ text, ...ties }));
    expect(quoteOf([...tied.slice(1), { text: FAIR[0] as string }])?.review?.author).toBe('A2');
    expect(quoteOf(tied)).toBeUndefined();
  });

  it('is of nobody whom the page quotes already; another page may quote the same', () => {
    const choosers = quotesOf(FAIR.map((text) => ({ text: `${text} They arrived exactly on time.` })));
    const [first, second] = [choosers(), choosers()];
    const author = first('price', 'positive')?.review?.author;
    expect(first('punctuality', 'positive')?.review?.author).not.toBe(author);
    expect(second('price', 'positive')?.review?.author).toBe(author);
  });

  it('is of one whom the page quotes already where nobody else says so', () => {
    const choose = quotesOf([{ text: 'The price was very fair. They arrived exactly on time.' }])();
    expect(choose('price', 'positive')?.evidence.quote).toContain('very fair');
    expect(choose('punctuality', 'positive')?.evidence.quote).toContain('on time');
  });

  it('is given once as praise: a second aspect that has no other has none', () => {
    const choose = quotesOf([{ text: 'They arrived exactly on time for a very fair price.' }])();
    expect(choose('price', 'positive')?.evidence.quote).toBe('They arrived exactly on time for a very fair price');
    expect(choose('punctuality', 'positive')).toBeUndefined();
  });

  it('is given once as praise, even if a second customer wrote the same', () => {
    const choose = quotesOf(Array(2).fill({ text: 'They arrived exactly on time for a very fair price.' }))();
    expect(choose('price', 'positive')).toBeDefined();
    expect(choose('punctuality', 'positive')).toBeUndefined();
  });

  it('is of the language of the page, if there is one', () => {
    const foreign = { text: FAIR[0] as string, language: 'en-GB' };
    const own = { text: 'El precio fue muy justo.', language: 'es' };
    expect(quotesOf([foreign, own], 'es-MX')()('price', 'positive')?.review?.language).toBe('es');
  });

  it('is none where nobody says so', () => {
    expect(quotesOf([])()('price', 'positive')).toBeUndefined();
  });
});
