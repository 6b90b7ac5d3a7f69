import type { MonthOf } from '../../authoring/source/months.ts';
import { isDate } from '../imports/formats/guess-columns.ts';
import { samplesOf, type TableHead } from '../imports/tables/table.ts';
import type { JobColumns } from './job-columns.ts';

/** The fields that a job record must have. */
export type NeededField = 'customer' | 'date';

/** What these fields are called in messages. */
export const NEEDED: Readonly<Record<NeededField, string>> = { customer: "the customer's name", date: 'the date of the job' };

export interface Suggesting {
  readonly missing: readonly NeededField[];
  /** The columns that are known. */
  readonly columns: JobColumns;
  readonly monthOf: MonthOf;
}

/**
 * Suggests columns for the missing fields by the first rows, `…` if none fits. Somebody who knows the table must confirm them.
 */
export function suggestColumns(head: TableHead, { missing, columns, monthOf }: Suggesting): Partial<Record<NeededField, string>> {
  const taken = new Set(Object.values(columns));
  const holding = (test: (cell: string) => boolean): string | undefined =>
    head.header.find((column) => {
      const cells = samplesOf(head, column).filter((cell) => cell !== '');
      return column !== '' && !taken.has(column) && cells.length > 0 && cells.every(test);
    });
  const found: Record<NeededField, () => string | undefined> = {
    // A column of single words may hold towns or goods, so one with several words comes first.
    customer: () => holding((cell) => isName(cell) && /\s/.test(cell)) ?? holding(isName),
    date: () => holding((cell) => isDate(cell, monthOf)),
  };
  return Object.fromEntries(missing.map((field) => [field, found[field]() ?? '…']));
}

/** Whether a cell holds only letters, and characters that names have between letters. */
function isName(cell: string): boolean {
  return cell.length <= 60 && /^\p{L}[\p{L}\p{M}.,'’ &-]*$/u.test(cell);
}
