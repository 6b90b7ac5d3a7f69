import type { ColumnField } from '../../../authoring/editorial/check-imports.ts';

/** A field of a review that a column of a table may hold. */
export type Field = ColumnField;

/** The name of the column that holds each field. */
export type Columns = Readonly<Partial<Record<Field, string>>>;

export const REQUIRED_FIELDS: readonly Field[] = ['date', 'rating', 'author', 'text'];

/** The required fields of a review that no column holds. */
export function missingFields(columns: Columns): Field[] {
  return REQUIRED_FIELDS.filter((field) => columns[field] === undefined);
}
