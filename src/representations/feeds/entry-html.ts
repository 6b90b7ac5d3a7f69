import { directionOf, type Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { ownPhotoName } from '../../reviews/small-photo.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { answerLabel } from '../text/review-words.ts';
import { escapeHtml, xmlText } from '../text/xml-text.ts';

export type Entry = Review & { readonly language: string };

type Photo = NonNullable<Review['photos']>[number];

/**
 * A review as both feeds show it. The site's own words stay in the language of the locale, also around a review in another
 * language. Line breaks stand where the HTML has them, for readers that only take the tags out, as WordPress does.
 */
export function entryHtml(review: Entry, locale: Locale, baseUrl: string): string {
  const { rating, text, photos = [], response, language, disclosure } = review;
  // Readers give a whole entry the direction of its first line, or of their own language.
  const dir = locale.direction === 'rtl' || directionOf(language) === 'rtl' ? ' dir="auto"' : '';
  const lang = langAttribute('lang', locale.tag, language);
  const own = (words: string): string => `<p${lang}${dir}>${escapeHtml(words)}</p>`;
  const stars = own(locale.messages.rating.stars(String(rating)));
  const answer = response
    ? [own(answerLabel(response, locale)), `<blockquote>${paragraphs(response.text, dir)}</blockquote>`]
    : [];
  const disclosed = disclosureLines(disclosure, locale.messages.disclosure).map(own);
  const shown = photos.map((photo) => `<p>${photoHtml(photo, baseUrl)}</p>`);
  return [stars, ...disclosed, paragraphs(text, dir), ...shown, ...answer].join('\n');
}

/** A photo of another site is a link, as on the pages: to load it would tell that site who reads the feed. */
function photoHtml({ url, alt }: Photo, baseUrl: string): string {
  const [address, words] = [escapeHtml(url), escapeHtml(alt)];
  if (ownPhotoName(url, baseUrl) === undefined) return `<a href="${address}" rel="nofollow ugc">${words}</a>`;
  return `<img src="${address}" alt="${words}">`;
}

function paragraphs(text: string, dir: string): string {
  return xmlText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p${dir}>${escapeHtml(paragraph).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}

/** An attribute that names the language, or nothing if the element around has the same language. */
export function langAttribute(name: 'lang' | 'xml:lang', language: string, around?: string): string {
  return language === around ? '' : ` ${name}="${language}"`;
}
