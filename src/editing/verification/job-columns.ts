import { readWordFile } from '../../word-files/word-file.ts';
import { columnsByName, namesIn } from '../imports/columns/column-names.ts';
import { JOB_WORDS } from './job-status.ts';

/** The fields of a job that are read. A name may stand in one column or in two. */
export const JOB_FIELDS = ['customer', 'first_name', 'last_name', 'date', 'technician', 'service', 'amount', 'number'] as const;
type JobField = (typeof JOB_FIELDS)[number];

/** The column of each field, by its name in the header. */
export type JobColumns = Readonly<Partial<Record<JobField, string>>>;

const NAMES = namesIn<JobField>(readWordFile(new URL('job-columns.tsv', import.meta.url)));

/** Guesses the columns by the header. The columns in `chosen` are used as they are. */
export function jobColumns(header: readonly string[], chosen: JobColumns = {}): JobColumns {
  const found = columnsByName(header, NAMES, { chosen });
  const columns = chosen.customer === undefined ? withOtherHalf(found) : found;
  // If each half of a name has a column, the column of whole names may hold a company's.
  const isSplit = columns.first_name !== undefined && columns.last_name !== undefined;
  if (!isSplit) return without(columns, ['first_name', 'last_name']);
  return chosen.customer === undefined ? without(columns, ['customer']) : columns;
}

/** Where one half of a name has a column, one that is called just "name" has the other. */
function withOtherHalf(columns: JobColumns): JobColumns {
  const { customer, first_name = customer, last_name = customer } = columns;
  if (customer === undefined || first_name === undefined || last_name === undefined) return columns;
  return first_name !== last_name && JOB_WORDS.are('half-column', customer) ? { ...columns, first_name, last_name } : columns;
}

function without(columns: JobColumns, fields: readonly JobField[]): JobColumns {
  return Object.fromEntries(Object.entries(columns).filter(([field]) => !fields.some((each) => each === field)));
}
