import { isGroup } from '../../../authoring/source/source.ts';
import { reviewFileSchema, reviewIdSchema } from '../../../reviews/schemas/review.ts';
import { typedText } from '../../changes/typed-text.ts';
import { ONE_DAY, REQUIRED_FIELDS } from '../columns/fields.ts';
import { cellsOf } from '../tables/json-table.ts';
import { NO_VERIFICATION, type ParsedEntry, type Reading, refusedFor } from './parsed-entry.ts';

/**
 * Whether the value is a review as this service writes them, in `reviews.jsonl` or `reviews.json`. Others use the same names, but
 * write a time or `3 weeks ago` for the date, have ids of their own, or the text in several languages. If the user names the
 * platform (`isSourceSaid`), it must have a field that only we write.
 */
export function isOwnReview(value: unknown, isSourceSaid: boolean): boolean {
  if (!isGroup(value) || !REQUIRED_FIELDS.every((key) => key in value) || isGroup(value.text)) return false;
  if (typeof value.rating !== 'number' || !/^\d{4}-\d{2}-\d{2}$/.test(String(value.date))) return false;
  if (value.id !== undefined && !reviewIdSchema.safeParse(value.id).success) return false;
  if (!areOwnNames(cellsOf(value).map(([name]) => name))) return false;
  return !isSourceSaid || isGroup(value.verification) || isGroup(value.source);
}

/**
 * Whether the names of a list's values, as those of columns, are ours: others have some besides, such as `location`, and a text for
 * the source or the answer. What only we write shows that the list is ours, whatever else it has.
 */
export function areOwnNames(names: readonly string[]): boolean {
  if (names.includes('verification.method')) return true;
  return names.every((name) => OWN.has(name.replace(/\..*/, '')) && name !== 'source' && name !== 'response');
}

const OWN = new Set([...Object.keys(reviewFileSchema.shape), 'url']);

/** What a review needs besides its day, which the user may say for those of a website. */
const OTHERS = REQUIRED_FIELDS.filter((key) => key !== 'date');

/** Reads such a review, without its verification, which must be given anew, and without its address. */
export function parseOwnReview(value: unknown, { day }: Pick<Reading, 'day'> = {}): ParsedEntry {
  if (value === null) return { kind: 'nothing' };
  if (!isGroup(value)) return refusedFor('is not a review: a group of fields such as date, rating, author and text is required');
  const isDayless = value.date === undefined && OTHERS.every((key) => key in value);
  const { verification, url, photos, mentions, ...given } = isDayless && day ? { ...value, date: day } : value;
  const { text: words, ...fields } = typedFields(given);
  if (words === '' && fields.rating !== undefined) return { kind: 'wordless', fields };
  if (isDayless && day === undefined) return refusedFor(`the date is missing; ${ONE_DAY}`);
  const named = isGroup(mentions) ? filledLists(mentions) : mentions;
  const kept = {
    ...fields,
    text: words,
    ...(named !== undefined && { mentions: named }),
    ...(photos !== undefined && { photos: plainPhotos(photos) }),
  };
  return { kind: 'review', fields: kept, note: verification === undefined ? undefined : NO_VERIFICATION };
}

/** With its texts as the commands would write them. */
function typedFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]) => {
    if (typeof value === 'string') return [key, typedText(value)];
    return [key, isGroup(value) ? typedFields(value) : value];
  });
  return Object.fromEntries(entries);
}

/** Without the empty lists that a published review has; `undefined` if nothing is left. */
function filledLists(mentions: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const filled = Object.entries(mentions).filter(([, list]) => !Array.isArray(list) || list.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** Photos without the digests that a build adds. */
function plainPhotos(photos: unknown): unknown {
  if (!Array.isArray(photos)) return photos;
  return photos.map((photo) => {
    if (!isGroup(photo)) return photo;
    const { sha256, ...rest } = photo;
    return rest;
  });
}
