import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { entryHtml } from '../../../src/representations/feeds/entry-html.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

/** The HTML of a review with an answer, in a business of another language. */
function htmlOf(language: string, business: string, fields: Partial<AuthoredReview> = {}): string {
  const authored = authoredReview({ text: 'Bien.', response: { date: '2026-03-16', text: 'Thanks.' }, ...fields });
  const { catalog, baseUrl } = sampleSite({ reviews: [authored] });
  const [review] = catalog.reviews;
  if (review === undefined) throw new Error('the review is not published');
  return entryHtml({ ...review, language }, localeOf(business), baseUrl);
}

it('names the language of the words that the author did not write', () => {
  expect(htmlOf('es', 'en')).toBe(
    '<p lang="en">5 of 5 stars</p>\n<p>Bien.</p>\n<p lang="en">Answer of the business, March 16, 2026:</p>\n<blockquote><p>Thanks.</p></blockquote>',
  );
});

it.each([
  ['one line', '<p>one line</p>'],
  ['a\nb', '<p>a<br>\nb</p>'],
  ['a\r\nb', '<p>a<br>\nb</p>'],
  ['a\n\nb', '<p>a</p>\n<p>b</p>'],
  ['a\r\n \r\nb', '<p>a</p>\n<p>b</p>'],
  ['a\n\n\n\nb\nc', '<p>a</p>\n<p>b<br>\nc</p>'],
  ['<p>a</p> & b', '<p>&lt;p&gt;a&lt;/p&gt; &amp; b</p>'],
])('keeps the paragraphs and lines of %j, and shows its signs as they are', (text, html) => {
  expect(htmlOf('en', 'en', { text })).toContain(`</p>\n${html}\n<p>Answer`);
});

// As WordPress does for its RSS block: words of two paragraphs or lines must not become one.
it('is a text with a line for each of its lines where a reader only takes the tags out', () => {
  expect(htmlOf('en', 'en', { text: 'a\nb\n\nc' }).replace(/<[^>]*>/g, '')).toBe(
    '5 of 5 stars\na\nb\nc\nAnswer of the business, March 16, 2026:\nThanks.',
  );
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

it('shows the photos of the site after the text, and leads to those of others', () => {
  const size = { width: 1200, height: 900 };
  const photos = [
    { url: '/photos/heater.jpg', ...size, alt: 'The "new" heater' },
    { url: 'https://example.com/a?b&c', ...size, alt: 'The old one' },
  ];
  expect(htmlOf('en', 'en', { photos })).toContain(
    '<p>Bien.</p>\n<p><img src="https://reviews.example.com/photos/heater.jpg" alt="The &quot;new&quot; heater"></p>\n' +
      '<p><a href="https://example.com/a?b&amp;c" rel="nofollow ugc">The old one</a></p>\n<p>Answer',
  );
});
