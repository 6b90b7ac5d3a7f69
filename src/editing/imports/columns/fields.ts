import type { ColumnField } from '../../../authoring/editorial/check-imports.ts';
import type { DateOrder } from '../../../authoring/source/read-date.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import type { Scale } from '../values/read-rating.ts';

/** A field of a review that a column of a table may hold. */
export type Field = ColumnField;

/** What each field is called where somebody is asked for its column, or reads `imports.yaml`. */
export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  date: 'the day on which the review was written',
  rating: 'the stars',
  author: "the author's name",
  text: 'the words of the review',
  liked: 'what somebody liked, if that stands by itself',
  disliked: 'what somebody disliked, if that stands by itself',
  title: 'the headline',
  id: 'the id that the review is to have here',
  source_id: 'what the other site calls the review',
  source_name: 'the name of the other site',
  source_url: 'the address of the review on the other site',
  language: 'the language of the review, such as en or es-MX',
  technicians: 'the names of those who came',
  services: 'what was done',
  service_area: 'the service area',
  response_date: 'the day of your answer',
  response_text: 'your answer',
  updated: 'the day of the last change',
};

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
