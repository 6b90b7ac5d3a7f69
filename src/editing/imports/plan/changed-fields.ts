import { isGroup, textAt } from '../../../authoring/source/source.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { plainText } from './identity.ts';

export interface Comparison {
  /** Of the review as it is here. */
  readonly value: unknown;
  /** Of the same one in the export. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The day of the change at its source, else today. */
  readonly changedOn: CalendarDate;
}

const COMPARED = ['title', 'text', 'rating', 'author'] as const;

/**
 * The fields that say something else at their source. What the export does not have is no change, because an editor may have added it.
 * A published review also gets the day of the change.
 */
export function changedFields({ value, fields, changedOn }: Comparison): Record<string, unknown> {
  if (!isGroup(value)) return {};
  const changes: Record<string, unknown> = {};
  for (const key of COMPARED) if (differs(value[key], fields[key])) changes[key] = fields[key];
  if (Object.keys(changes).length > 0 && value.verification !== undefined) changes.edited = later(changedOn, value.date);
  const answer = isGroup(value.response) ? value.response.text : undefined;
  if (isGroup(fields.response) && differs(answer, textAt(fields.response, 'text'))) changes.response = fields.response;
  const { source } = fields;
  // Known again by author and day, it gets the name by which it is known from now on.
  if (textAt(source, 'id') !== undefined && textAt(value.source, 'id') === undefined && isGroup(value.source)) {
    changes.source = { ...value.source, id: textAt(source, 'id') };
  }
  return changes;
}

function differs(here: unknown, there: unknown): boolean {
  if (there === undefined) return false;
  return plainText(here === undefined ? '' : String(here)) !== plainText(String(there));
}

function later(day: CalendarDate, date: unknown): CalendarDate {
  return typeof date === 'string' && date > day ? date : day;
}
