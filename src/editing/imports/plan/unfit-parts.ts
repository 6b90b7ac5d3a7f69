import { findName, type KnownNames } from '../../../authoring/business/known-names.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { photoFile } from '../../../reviews/schemas/review.ts';
import type { ImportedReview } from '../entries/parsed-entry.ts';
import type { ImportContent } from './import-content.ts';

const EARLY_ANSWER = 'the answer of the business has a day before that of the review, which was changed since, so it is left out';
const ABSENT_PHOTOS =
  'not all of its photos are in the folder photos of the content, so those are left out; to keep them, copy them there before the import';

/** The names of the photos that are here. */
type Photos = ImportContent['photos'];

/** Leaves out what the build would refuse here, and what need not keep a customer's words out; the note says what. */
export function withoutUnfitParts(imported: ImportedReview, names: KnownNames, photos: Photos): ImportedReview {
  return withoutAbsentPhotos(withoutUnknownNames(withoutEarlyAnswer(imported), names), photos);
}

/**
 * An answer cannot be older than its review. Platforms that show a changed review under the day of the change make it seem so.
 */
function withoutEarlyAnswer(imported: ImportedReview): ImportedReview {
  const { response, ...fields } = imported.fields;
  const [answered, date] = [textAt(response, 'date'), textAt(fields, 'date')];
  if (answered === undefined || date === undefined || answered >= date) return imported;
  return { ...imported, fields, note: EARLY_ANSWER };
}

/** A booking program has other names for services, and people who left: no reason to refuse a customer's words. */
function withoutUnknownNames(imported: ImportedReview, known: KnownNames): ImportedReview {
  const { mentions, ...fields } = imported.fields;
  if (!isGroup(mentions)) return imported;
  const kept: Record<string, unknown> = { ...mentions };
  const unknown: string[] = [];
  for (const key of ['technicians', 'services'] as const) {
    const written = mentions[key];
    if (!Array.isArray(written)) continue;
    const isUnknown = (name: unknown): name is string => typeof name === 'string' && findName(known[key], name) === undefined;
    unknown.push(...written.filter(isUnknown));
    if (written.every(isUnknown)) delete kept[key];
    else kept[key] = written.filter((name) => !isUnknown(name));
  }
  if (unknown.length === 0) return imported;
  const left = { ...fields, ...(Object.keys(kept).length > 0 && { mentions: kept }) };
  return { ...imported, fields: left, note: withNote(imported, unknownNames(unknown)) };
}

/** The content folder of another business has reviews whose photos are there. Here they would stop the build. */
function withoutAbsentPhotos(imported: ImportedReview, here: Photos): ImportedReview {
  const { photos, ...fields } = imported.fields;
  if (!Array.isArray(photos)) return imported;
  const kept = photos.filter((photo) => {
    const name = photoFile(textAt(photo, 'url') ?? '');
    return name === undefined || here.has(name);
  });
  if (kept.length === photos.length) return imported;
  const left = { ...fields, ...(kept.length > 0 && { photos: kept }) };
  return { ...imported, fields: left, note: withNote(imported, ABSENT_PHOTOS) };
}

/** What a review is noted for, and more. */
export function withNote({ note }: Pick<ImportedReview, 'note'>, more: string): string {
  return note === undefined ? more : `${note}; ${more}`;
}

/** The note for technicians and services that `business.yaml` does not list. */
function unknownNames(names: readonly string[]): string {
  const [stand, they] = names.length === 1 ? ['stands', 'it is'] : ['stand', 'they are'];
  return `${names.map(quote).join(', ')} ${stand} for nobody and nothing in business.yaml, so ${they} left out of its mentions; to keep them, add them there (as aliases of what is meant) before the import`;
}
