import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { summaryOf } from '../../../src/representations/text/summary-of.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const site = sampleSite();

it("is the editors' own, in every language", () => {
  const own = { ...site, insights: { ...site.insights, editorial_summary: 'Bien.' } };
  for (const language of ['en', 'es']) expect(summaryOf(own, localeOf(language))).toEqual([{ text: 'Bien.' }]);
});

it('is composed in English alone, with the places of what it counts', () => {
  expect(summaryOf(site, localeOf('en-GB'))).toEqual([
    { text: '1 verified review', path: '/reviews' },
    { text: ', 5.00 stars on average.' },
  ]);
  expect(summaryOf(site, localeOf('es'))).toEqual([]);
});

it('is nothing without reviews', () => {
  expect(summaryOf(sampleSite({ reviews: [] }), localeOf('en'))).toEqual([]);
});
