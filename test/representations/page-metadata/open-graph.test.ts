import { expect, it } from 'vitest';
import { openGraphLocale, pictureAlt } from '../../../src/representations/page-metadata/open-graph.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

it.each([
  ['en', 'US', 'en_US'],
  ['en-GB', 'US', 'en_GB'],
  ['es', 'mx', 'es_MX'],
  ['zh-Hant-TW', undefined, 'zh_TW'],
  ['es-419', 'MX', 'es'],
  ['en', 'United States', 'en'],
  ['en', undefined, 'en'],
])('the language %s of a business in %s is %s', (tag, country, locale) => {
  expect(openGraphLocale(tag, country)).toBe(locale);
});

it('says what the picture shows', () => {
  expect(pictureAlt(sampleSite())).toBe('Alder Creek & Sons: 5.0 of 5 stars, 1 verified review');
  expect(pictureAlt(sampleSite({ reviews: [] }))).toBe('Alder Creek & Sons: no verified reviews yet');
});
