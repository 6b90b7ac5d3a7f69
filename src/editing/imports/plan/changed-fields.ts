import { isGroup, textAt } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { CORRECTED_FIELDS, isToBeTold, notBefore, seenByReaders } from '../../changes/correction.ts';
import { plainText } from './identity.ts';

export interface Comparison {
  /** The values of the review as it is here. */
  readonly value: unknown;
  /** The fields of the same review in the export. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The day of the change at its source if it is known, else today. */
  readonly changedOn: CalendarDate;
  readonly today: CalendarDate;
  /** The ids of the reviews in the last build. */
  readonly published: ReadonlySet<string>;
}

/**
 * The fields whose values differ at their source. A field that the export lacks is no change, because an editor may have added
 * it. If readers may have seen the review, `edited` becomes the day of the change.
 */
export function changedFields({ value, fields, changedOn, ...publishing }: Comparison): Record<string, unknown> {
  if (!isGroup(value)) return {};
  const changes: Record<string, unknown> = {};
  // A review that was corrected here after its last change at the source is the newer one.
  const isOlder = typeof value.edited === 'string' && changedOn < value.edited;
  if (!isOlder) for (const key of CORRECTED_FIELDS) if (differs(value[key], fields[key])) changes[key] = fields[key];
  const isSeen = isToBeTold(seenByReaders(value, publishing));
  // A platform that knows of no later day than the review's own did not tell when it changed: readers see it change today.
  const day = typeof value.date === 'string' && changedOn <= value.date ? publishing.today : changedOn;
  if (Object.keys(changes).length > 0 && isSeen) changes.edited = notBefore(day, value.date);
  const answer = isGroup(value.response) ? value.response.text : undefined;
  if (isGroup(fields.response) && differs(answer, textAt(fields.response, 'text'))) changes.response = fields.response;
  const { source } = fields;
  // A review that was recognised by author and day gets the platform's id, by which it is recognised from now on.
  if (textAt(source, 'id') !== undefined && textAt(value.source, 'id') === undefined && isGroup(value.source)) {
    changes.source = { ...value.source, id: textAt(source, 'id') };
  }
  return changes;
}

function differs(here: unknown, there: unknown): boolean {
  if (there === undefined) return false;
  return plainText(here === undefined ? '' : String(here)) !== plainText(String(there));
}
