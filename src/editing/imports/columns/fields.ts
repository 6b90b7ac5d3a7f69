import type { ColumnField } from '../../../authoring/editorial/check-imports.ts';
import type { DateOrder } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import type { Scale } from '../values/read-rating.ts';

/** A field of a review that a column of a table may hold. */
export type Field = ColumnField;

/** The name of the column that holds each field. */
export type Columns = Readonly<Partial<Record<Field, string>>>;

export const REQUIRED_FIELDS: readonly Field[] = ['date', 'rating', 'author', 'text'];

/** The required fields of a review that no column holds. `isDated`: whether reviews without a day get one. */
export function missingFields(columns: Columns, isDated = false): Field[] {
  // What somebody liked and disliked may stand in two columns, and is joined to one text.
  const isInHalves = columns.liked !== undefined && columns.disliked !== undefined;
  const isGiven = (field: Field): boolean => (field === 'text' && isInHalves) || (field === 'date' && isDated);
  return REQUIRED_FIELDS.filter((field) => columns[field] === undefined && !isGiven(field));
}

/** What to do with reviews that have no day. */
export const ONE_DAY =
  '--review-date <day> takes one day for all reviews that have none, such as the day on which your website first showed them';

/** How the columns of a table become the fields of a review. */
export interface Mapping {
  readonly columns: Columns;
  /** Where all reviews of the table were published first, unless a column says it. */
  readonly source?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly scale: Scale;
  /** Whether 4.5 stars are taken as 4. */
  readonly isRounded?: boolean | undefined;
  /** The day of reviews that the table gives none. */
  readonly day?: CalendarDate | undefined;
  /** The day of answers that the table gives none. */
  readonly answered?: CalendarDate | undefined;
}
