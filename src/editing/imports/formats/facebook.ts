import { readDate } from '../../../authoring/source/read-date.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { cleanLine, cleanText } from '../values/clean-text.ts';
import { repairTexts } from '../values/mojibake.ts';
import { readRating } from '../values/read-rating.ts';
import { filled, noDate, type ParsedEntry, type Reading, refusedFor } from './parsed-entry.ts';

/** Whether the value is a recommendation of a Facebook page, in the form that its owner gets (`/{page}/ratings`). */
export function isFacebookReview(value: unknown): boolean {
  return isGroup(value) && ('recommendation_type' in value || ('review_text' in value && 'created_time' in value));
}

/**
 * Reads a review of a Facebook page. Since 2018 these are recommendations, yes or no, without a rating from 1 to 5, so only older
 * ones can be taken. In a person's own download the review is in `data`, with other keys.
 */
export function parseFacebookReview(value: unknown, reading: Reading): ParsedEntry {
  if (value === null) return { kind: 'nothing' };
  const repaired = repairTexts(value);
  if (!isGroup(repaired)) return refusedFor('is no recommendation of a Facebook page');
  const review = { ...repaired, ...downloaded(repaired) };
  const stars = isGroup(review.rating) ? review.rating.value : review.rating;
  const text = cleanText(textAt(review, 'review_text') ?? textAt(review, 'text') ?? '');
  if (stars === undefined || stars === null || stars === 0) return text === '' ? { kind: 'nothing' } : { kind: 'starless' };
  const rating = readRating(String(stars));
  if (!rating.ok) return refusedFor(rating.reason);
  if (text === '') return { kind: 'wordless' };
  const moment = review.created_time ?? review.timestamp;
  const written = readDate(String(moment ?? ''), { order: undefined, isUtc: true, monthOf: reading.monthOf });
  if (written === undefined) return refusedFor(noDate('created_time', moment));
  const fields = filled({
    date: reading.dayOf(written),
    rating: rating.rating,
    author: cleanLine(textAt(review.reviewer, 'name') ?? textAt(review, 'author') ?? '') || 'A Facebook user',
    text,
    source: filled({ name: 'Facebook', id: textAt(review.open_graph_story, 'id') }),
  });
  return { kind: 'review', review: { fields } };
}

function downloaded({ data }: Record<string, unknown>): Record<string, unknown> {
  const [first] = Array.isArray(data) ? data : [];
  const inner = isGroup(first) ? (first.review ?? first.recommendation) : undefined;
  return isGroup(inner) ? inner : {};
}
