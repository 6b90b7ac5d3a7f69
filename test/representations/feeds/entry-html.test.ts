import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { entryHtml } from '../../../src/representations/feeds/entry-html.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

/** The HTML of a review with an answer, in a business of another language. */
function htmlOf(language: string, business: string, text = 'Bien.'): string {
  const authored = authoredReview({ text, response: { date: '2026-03-16', text: 'Thanks.' } });
  const [review] = sampleSite({ reviews: [authored] }).catalog.reviews;
  if (review === undefined) throw new Error('the review is not published');
  return entryHtml({ ...review, language }, localeOf(business));
}

it('names the language of the words that the author did not write', () => {
  expect(htmlOf('es', 'en')).toBe(
    '<p lang="en">5 of 5 stars</p><p>Bien.</p><p lang="en">Answer of the business, March 16, 2026:</p><blockquote><p>Thanks.</p></blockquote>',
  );
});

it('keeps the paragraphs and lines of a text, and shows its signs as they are', () => {
  expect(htmlOf('en', 'en', 'one\ntwo\n\nthree <3')).toContain('<p>one<br>two</p><p>three &lt;3</p>');
});

it.each([
  ['ar', 'en', '<p lang="ar" dir="auto">', '<p dir="auto">'],
  ['ar', 'ar', '<p dir="auto">', '<p dir="auto">'],
  ['en', 'he', '<p lang="en" dir="auto">', '<p dir="auto">'],
  ['en', 'es', '<p lang="en">', '<p>'],
])(
  'lets each paragraph find its direction if one may run from right to left: in a business of %s, a review in %s',
  (business, language, words, text) => {
    expect(htmlOf(language, business).match(/<p[^>]*>/g)).toEqual([words, text, words, text]);
  },
);
