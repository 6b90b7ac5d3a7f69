import { expect, it } from 'vitest';
import { aspectPages } from '../../../src/astro/pages/aspect-page.ts';
import { insightsPage } from '../../../src/astro/pages/insights-page.ts';
import { standingQuotes } from '../../../src/astro/pages/standing-quotes.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it('sums up in sentences, with the words of a customer who says what the others say', () => {
  const texts = ['They knocked ten dollars off the bill for our cat.', 'A very fair price.', 'The price was very fair.'];
  const reviews = texts.map((text, at) => authoredReview({ id: `r${at}`, author: `A${at}`, date: `2026-03-1${at}`, text }));
  const whole = wholeSite(sampleSite({ reviews: reviews.toReversed() }));
  const { summary } = insightsPage(whole, localeOf('en'), standingQuotes(whole, aspectPages(whole))());
  expect(summary.sentences.map((sentence) => sentence.map(({ text }) => text).join(''))).toEqual([
    'Customers give 5.0 of 5 stars on average, in 3 verified reviews.',
    expect.stringMatching(/^What they praise most is price \(3 of 3 reviews about it\), as in “.*very fair.*”\.$/),
  ]);
});

it('quotes nobody in a sentence of whom readers have to know more', () => {
  const disclosure = { relation: { kind: 'owner' as const } };
  const reviews = [0, 1, 2].map((at) =>
    authoredReview({ id: `r${at}`, author: `A${at}`, text: 'The price was very fair.', disclosure }),
  );
  const whole = wholeSite(sampleSite({ reviews }));
  const { summary } = insightsPage(whole, localeOf('en'), standingQuotes(whole, aspectPages(whole))());
  expect(summary.sentences.flat().map(({ text }) => text)).not.toContain('“The price was very fair.”');
  expect(summary.sentences).toHaveLength(1);
});
