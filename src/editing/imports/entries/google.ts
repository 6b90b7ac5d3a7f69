import { readDate } from '../../../authoring/source/read-date.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { intlTag } from '../../../reviews/text/intl-tag.ts';
import { columnsByName, USUAL } from '../columns/column-names.ts';
import { cleanLine, cleanText } from '../values/clean-text.ts';
import { originalText } from '../values/original-text.ts';
import { readRating } from '../values/read-rating.ts';
import { filled, noDate, type ParsedEntry, type Reading, refusedFor } from './parsed-entry.ts';

/**
 * Whether the value is a review in the form of the Business Profile API, which Google Takeout uses as well. Websites keep such
 * reviews with authors and words under names of their own.
 */
export function isGoogleReview(value: unknown): boolean {
  const review = unwrapped(value);
  if (!isGroup(review)) return false;
  if (isGroup(review.reviewer)) return 'starRating' in review || 'createTime' in review;
  return 'starRating' in review && !hasOtherNames(review);
}

function hasOtherNames(review: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.keys(review).filter((key) => (textAt(review, key) ?? '') !== '' && !isResource(key, review[key]));
  const { author, text = 'comment' } = columnsByName(texts, { author: USUAL.author ?? [], text: USUAL.text ?? [] });
  return author !== undefined || text !== 'comment';
}

/** The `name` of a review is its path in the API. */
function isResource(key: string, value: unknown): boolean {
  return key === 'name' && String(value).includes('/reviews/');
}

/** Reads a review of a Google Business Profile. */
export function parseGoogleReview(value: unknown, reading: Reading): ParsedEntry {
  const review = unwrapped(value);
  if (review === null) return { kind: 'nothing' };
  if (!isGroup(review)) return refusedFor('is not a review of a Google Business Profile');
  const rating = readRating(String(review.starRating ?? ''));
  if (!rating.ok) return refusedFor(rating.reason);
  const text = originalText(cleanText(textAt(review, 'comment') ?? ''));
  const updated = dayAt(review, 'updateTime', reading);
  const date = dayAt(review, 'createTime', reading) ?? updated;
  const fields = filled({
    date,
    rating: rating.rating,
    author: authorOf(review.reviewer, reading),
    text,
    source: filled({ name: 'Google', id: textAt(review, 'reviewId') ?? textAt(review, 'name')?.split('/').at(-1) }),
    response: responseOf(review.reviewReply, reading),
  });
  if (text === '') return { kind: 'wordless', fields };
  if (date === undefined) return refusedFor(noDate('createTime', review.createTime));
  return { kind: 'review', fields, updated };
}

/** If several locations were requested at once, each review is in a group of its own with the location's name. */
function unwrapped(value: unknown): unknown {
  return isGroup(value) && isGroup(value.review) ? value.review : value;
}

function authorOf(reviewer: unknown, { language }: Reading): string {
  const name = cleanLine(textAt(reviewer, 'displayName') ?? '');
  return name === '' || (isGroup(reviewer) && reviewer.isAnonymous === true) ? anonymous(language) : name;
}

/** Google's name for an anonymous reviewer: in Spanish, else in English. */
function anonymous(language: string): string {
  return new Intl.Locale(intlTag(language)).language === 'es' ? 'Un usuario de Google' : 'A Google user';
}

function responseOf(reply: unknown, reading: Reading): Record<string, unknown> | undefined {
  const text = originalText(cleanText(textAt(reply, 'comment') ?? ''));
  const date = dayAt(reply, 'updateTime', reading);
  return text === '' || date === undefined ? undefined : { date, text };
}

function dayAt(value: unknown, key: string, { dayOf, monthOf }: Reading): string | undefined {
  const written = readDate(textAt(value, key) ?? '', { order: undefined, isUtc: true, monthOf });
  return written && dayOf(written);
}
