import { isDate } from '../imports/formats/guess-columns.ts';
import type { TableHead } from '../imports/tables/table.ts';
import type { JobColumns } from './job-columns.ts';

/** What a job record cannot do without. */
export type NeededField = 'customer' | 'date';

export interface Suggesting {
  readonly missing: readonly NeededField[];
  /** What is known of the columns. */
  readonly columns: JobColumns;
  monthOf(name: string): number | undefined;
}

/** The columns that may hold what is missing, by the first rows, `…` where none may; only somebody who knows the table can say so. */
export function suggestColumns({ header, samples }: TableHead, { missing, columns, monthOf }: Suggesting): JobColumns {
  const taken = new Set(Object.values(columns));
  const holding = (test: (cell: string) => boolean): string | undefined =>
    header.find((column, place) => {
      const cells = samples.map(({ cells }) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');
      return column !== '' && !taken.has(column) && cells.length > 0 && cells.every(test);
    });
  const found: Record<NeededField, () => string | undefined> = {
    // A column of single words may as well be one of towns or of goods.
    customer: () => holding((cell) => isName(cell) && /\s/.test(cell)) ?? holding(isName),
    date: () => holding((cell) => isDate(cell, monthOf)),
  };
  return Object.fromEntries(missing.map((field) => [field, found[field]() ?? '…']));
}

/** Letters, and what stands between those of a name. */
function isName(cell: string): boolean {
  return cell.length <= 60 && /^\p{L}[\p{L}\p{M}.,'’ &-]*$/u.test(cell);
}
