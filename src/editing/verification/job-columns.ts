import { readWordFile } from '../../word-files/word-file.ts';
import { columnsByName, namesIn } from '../imports/columns/column-names.ts';

/** The fields of a job that are read. A name may stand in one column or in two. */
export const JOB_FIELDS = ['customer', 'first_name', 'last_name', 'date', 'technician', 'service', 'amount', 'number'] as const;
type JobField = (typeof JOB_FIELDS)[number];

/** The column of each field, by its name in the header. */
export type JobColumns = Readonly<Partial<Record<JobField, string>>>;

const NAMES = namesIn<JobField>(readWordFile(new URL('job-columns.tsv', import.meta.url)));

/** Guesses the columns by the header. The columns in `chosen` are used as they are. */
export function jobColumns(header: readonly string[], chosen: JobColumns = {}): JobColumns {
  const columns = columnsByName(header, NAMES, { chosen });
  // If each half of a name has a column, the column of whole names may hold a company's.
  const isSplit = columns.first_name !== undefined && columns.last_name !== undefined;
  if (!isSplit) return without(columns, ['first_name', 'last_name']);
  return chosen.customer === undefined ? without(columns, ['customer']) : columns;
}

function without(columns: JobColumns, fields: readonly JobField[]): JobColumns {
  return Object.fromEntries(Object.entries(columns).filter(([field]) => !fields.some((each) => each === field)));
}
