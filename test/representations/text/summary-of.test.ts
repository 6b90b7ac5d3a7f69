import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { summaryOf } from '../../../src/representations/text/summary-of.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const site = sampleSite();

it("is the editors' own, in every language", () => {
  const own = { ...site, insights: { ...site.insights, editorial_summary: 'Bien.' } };
  for (const language of ['en', 'es']) {
    expect(summaryOf(own, localeOf(language))).toEqual({ isOwn: true, sentences: [[{ text: 'Bien.' }]] });
    expect(summaryOf(site, localeOf(language)).isOwn).toBe(false);
  }
});

it('else is told in the words of the interface, with the places of what it counts', () => {
  const toldIn = (language: string) => summaryOf(site, localeOf(language)).sentences.flat();
  expect(toldIn('en-GB')).toEqual([
    { text: 'Customers give ' },
    { text: '5.0' },
    { text: ' of 5 stars on average, in ' },
    { text: '1 verified review', path: '/reviews' },
    { text: '.' },
  ]);
  expect(toldIn('es').map(({ text }) => text)).toEqual([
    'Los clientes dan ',
    '5,0',
    ' de 5 estrellas de media, en ',
    '1 opinión verificada',
    '.',
  ]);
});

it('is nothing without reviews', () => {
  expect(summaryOf(sampleSite({ reviews: [] }), localeOf('en')).sentences).toEqual([]);
});
