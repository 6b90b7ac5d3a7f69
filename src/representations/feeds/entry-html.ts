import { directionOf, type Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { answerLabel } from '../text/review-words.ts';
import { escapeHtml, xmlText } from '../text/xml-text.ts';

export type Entry = Review & { readonly language: string };

/**
 * A review as both feeds show it. The site's own words stay in the language of the locale, also around a review in another
 * language.
 */
export function entryHtml({ rating, text, response, language, disclosure }: Entry, locale: Locale): string {
  // Readers give a whole entry the direction of its first line, or of their own language.
  const dir = locale.direction === 'rtl' || directionOf(language) === 'rtl' ? ' dir="auto"' : '';
  const lang = langAttribute('lang', locale.tag, language);
  const own = (words: string): string => `<p${lang}${dir}>${escapeHtml(xmlText(words))}</p>`;
  const stars = own(locale.messages.rating.stars(String(rating)));
  const answer = response
    ? `${own(answerLabel(response, locale))}<blockquote>${paragraphs(response.text, dir)}</blockquote>`
    : '';
  const disclosed = disclosureLines(disclosure, locale.messages.disclosure).map(own).join('');
  return stars + disclosed + paragraphs(text, dir) + answer;
}

function paragraphs(text: string, dir: string): string {
  return xmlText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p${dir}>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** An attribute that names the language, or nothing if the element around has the same language. */
export function langAttribute(name: 'lang' | 'xml:lang', language: string, around?: string): string {
  return language === around ? '' : ` ${name}="${language}"`;
}
