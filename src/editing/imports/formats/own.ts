import { isGroup } from '../../../authoring/source/source.ts';
import { typedText } from '../../changes/typed-text.ts';
import { NO_VERIFICATION, type ParsedEntry, refusedFor } from './parsed-entry.ts';

/**
 * Whether the value is a review as this service writes them, in `reviews.jsonl` or `reviews.json`. Others use the same names, but
 * write a time or `3 weeks ago` for the date.
 */
export function isOwnReview(value: unknown): boolean {
  if (!isGroup(value) || !['date', 'rating', 'author', 'text'].every((key) => key in value)) return false;
  return typeof value.rating === 'number' && /^\d{4}-\d{2}-\d{2}$/.test(String(value.date));
}

/** Reads such a review, without its verification, which must be given anew, and without its address. */
export function parseOwnReview(value: unknown): ParsedEntry {
  if (value === null) return { kind: 'nothing' };
  if (!isGroup(value)) return refusedFor('is no review: a group of fields such as date, rating, author and text is required');
  const { verification, url, photos, text, ...fields } = value;
  const words = typeof text === 'string' ? typedText(text) : text;
  if (words === '' && fields.rating !== undefined) return { kind: 'wordless', fields };
  const kept = { ...fields, text: words, ...(photos !== undefined && { photos: plainPhotos(photos) }) };
  return { kind: 'review', review: { fields: kept, ...(verification !== undefined && { note: NO_VERIFICATION }) } };
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
