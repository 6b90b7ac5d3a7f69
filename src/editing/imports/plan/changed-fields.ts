import { isDeepStrictEqual } from 'node:util';
import { type Removal, removalOf, removeAll, withStandardMark } from '../../../authoring/reviews/removal.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import type { Changes } from '../../changes/change-group.ts';
import { CORRECTED_FIELDS, correctedOn, type Publishing } from '../../changes/correction.ts';
import { isShortened } from '../../changes/shortened-name.ts';
import { plainText } from '../../changes/typed-text.ts';
import type { ImportedReview } from '../entries/parsed-entry.ts';
import type { Fields } from '../known/identity.ts';

export interface Comparison extends Publishing {
  /** The values of the review as it is here. */
  readonly value: unknown;
  /** The fields of the same review in the export. */
  readonly fields: Fields;
  /** The day of the last change at its source, if that is known. */
  readonly updated: CalendarDate | undefined;
  /** Whether it is a row of a CSV file, which has no columns for the platform's id and the day of its last change. */
  readonly isRow?: boolean;
}

export interface Difference {
  readonly changes: Changes;
  /** The fields that say something else at the source, and stay as they were corrected, answered later, or newer here. */
  readonly kept: readonly string[];
}

/**
 * The fields whose values differ at their source. A field that the export lacks is no change, because an editor may have added
 * it. If readers may have seen the review, `edited` becomes today, when the review changes for them, whatever the day at its source.
 */
export function changedFields(comparison: Comparison): Difference {
  const { value, fields, updated = textAt(fields, 'edited'), isRow = false, ...publishing } = comparison;
  if (!isGroup(value)) return { changes: {}, kept: [] };
  const changes: Record<string, unknown> = {};
  const kept: string[] = [];
  // Corrected here, or taken from a newer export, after its last change in this one: the review here is the newer one.
  const newest = [textAt(value, 'edited'), textAt(value.source, 'updated')];
  const isOlder = updated !== undefined && newest.some((day) => day !== undefined && updated < day);
  const removals = Array.isArray(value.redact) ? value.redact.map((words) => removalOf(String(words))) : [];
  for (const key of CORRECTED_FIELDS) {
    if (!differs(value[key], fields[key], removals)) continue;
    if (isOlder || isKept(key, value, fields, updated)) kept.push(key);
    else changes[key] = fields[key];
  }
  const isChanged = Object.keys(changes).length > 0;
  if (isChanged) Object.assign(changes, correctedOn(value, publishing));
  const [answer, answerThere] = [value.response, fields.response];
  if (differs(textAt(answer, 'text'), textAt(answerThere, 'text'), removals)) {
    if ((textAt(answer, 'date') ?? '') > (textAt(answerThere, 'date') ?? '')) kept.push('response');
    else changes.response = answerThere;
  }
  // A review that was recognised by author and day gets the platform's id of today, by which it is recognised from now on.
  const id = textAt(fields.source, 'id') ?? textAt(value.source, 'id');
  const source = !isRow &&
    isGroup(value.source) && {
      ...value.source,
      ...(id !== undefined && { id }),
      ...(isChanged && lastChange(value, updated)),
    };
  if (source && !isDeepStrictEqual(source, value.source)) changes.source = source;
  return { changes, kept };
}

/** The day of the last change at its source, as the review's `source` keeps it: by it an older export is known. */
export function lastChange({ date }: Fields, updated: CalendarDate | undefined): { updated?: CalendarDate } {
  return updated !== undefined && updated > String(date) ? { updated } : {};
}

/** The day of the last change or answer that an entry knows of: of two versions of a review the later one is newer. */
export function versionDay({ fields, updated }: ImportedReview): string {
  const days = [updated, textAt(fields, 'edited'), textAt(fields.response, 'date')];
  return days.reduce<string>((latest, day = '') => (day > latest ? day : latest), '');
}

/**
 * Whether a field stays as it was corrected here, because somebody may have asked for that. It does not stay if the export says that its
 * words are newer, except for a name.
 */
function isKept(key: string, value: Fields, fields: Fields, updated: CalendarDate | undefined): boolean {
  if (value.edited !== undefined && (updated === undefined || key === 'author')) return true;
  return key === 'author' && isShortened(String(value.author ?? ''), String(fields.author));
}

/** Whether the source says something else. Its text may be from the own website, which shows a mark in the place of `redact`. */
function differs(here: unknown, there: unknown, removals: readonly Removal[]): boolean {
  if (there === undefined) return false;
  const own = here === undefined ? '' : String(here);
  const [whole, shown, other] = [own, removeAll(own, removals), String(there)].map((text) => withStandardMark(plainText(text)));
  return whole !== other && shown !== other;
}
