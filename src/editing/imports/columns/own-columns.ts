import { COLUMN_FIELDS } from '../../../authoring/editorial/check-imports.ts';
import type { Path } from '../../../authoring/source/source.ts';
import { CSV_FIELDS } from '../../../reviews/csv/fields.ts';
import { reviewIdSchema } from '../../../reviews/schemas/review.ts';
import { samplesOf, type TableHead } from '../tables/table.ts';
import { type Columns, REQUIRED_FIELDS } from './fields.ts';
import { areNoIds } from './no-ids.ts';

/** Whether a table names its columns as this service does. Others use the same names. */
export function hasOwnNames({ header }: TableHead): boolean {
  return REQUIRED_FIELDS.every((field) => header.includes(field));
}

/**
 * The columns of such a table. Its `id` is what the platform calls the review, unless the ids are ours: two platforms may have the
 * same ones. Numbers of rows are no ids, and neither is what is the same in all rows.
 */
export function ownColumns(head: TableHead, isSourceSaid: boolean): Columns {
  const columns = Object.fromEntries(COLUMN_FIELDS.filter((field) => head.header.includes(field)).map((field) => [field, field]));
  const { id, ...others } = columns;
  if (id === undefined || hasOwnIds(head, isSourceSaid)) return columns;
  return areNoIds(samplesOf(head, id)) ? others : { ...others, source_id: id };
}

/** Whether a table has a column that only our exports have. */
export function isOwnExport(header: readonly string[]): boolean {
  return header.includes('verification_method');
}

/** What only our exports have columns for, such as a disclosure; a verification is to be said anew. */
const FURTHER = Object.entries(CSV_FIELDS).filter(
  ([column, [field]]) => field !== 'verification' && !COLUMN_FIELDS.some((known) => known === column),
);

/** Where our own export has the further fields of a review. */
export function furtherFields(header: readonly string[]): { path: Path; place: number }[] {
  if (!isOwnExport(header)) return [];
  return FURTHER.map(([column, path]) => ({ path, place: header.indexOf(column) })).filter(({ place }) => place !== -1);
}

function hasOwnIds(head: TableHead, isSourceSaid: boolean): boolean {
  const { header } = head;
  // Our exports have the first; beside the second, the ids are not those of the platform.
  if (isOwnExport(header) || header.includes('source_id')) return true;
  const written = samplesOf(head, 'id');
  const dates = samplesOf(head, 'date');
  const ids = written.filter((id) => id !== '');
  if (areNoIds(written) || !ids.every((id) => reviewIdSchema.safeParse(id).success)) return false;
  const isOfItsDay = (id: string): boolean => dates.some((date) => id.startsWith(`${date}-`));
  return (ids.length > 0 && ids.every(isOfItsDay)) || !(isSourceSaid || header.includes('source_name'));
}
