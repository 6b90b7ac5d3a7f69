import type { Locale } from '../../locales/locale.ts';
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
  const own = (words: string): string => `<p${langAttribute('lang', locale.tag, language)}>${escapeHtml(xmlText(words))}</p>`;
  const stars = own(locale.messages.rating.stars(String(rating)));
  const answer = response ? `${own(answerLabel(response, locale))}<blockquote>${paragraphs(response.text)}</blockquote>` : '';
  const disclosed = disclosureLines(disclosure, locale.messages.disclosure).map(own).join('');
  return stars + disclosed + paragraphs(text) + answer;
}

function paragraphs(text: string): string {
  return xmlText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** An attribute that names the language, or nothing if the element around has the same language. */
export function langAttribute(name: 'lang' | 'xml:lang', language: string, around?: string): string {
  return language === around ? '' : ` ${name}="${language}"`;
}
