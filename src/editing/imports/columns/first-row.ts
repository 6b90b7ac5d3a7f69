import type { MonthOf } from '../../../authoring/source/months.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import type { TableHead } from '../tables/table.ts';
import { isDate } from '../values/cell-kinds.ts';
import { readRating } from '../values/read-rating.ts';

/**
 * What in the first row of a table shows that it is a review, and not the names of the columns: a date, or stars beside a sentence.
 * Numbers alone may be names: some programs call their columns 0, 1 and 2.
 */
export function reviewInHeader({ header }: TableHead, monthOf: MonthOf): string | undefined {
  const date = header.find((cell) => isDate(cell, monthOf));
  if (date !== undefined) return date;
  return header.some(isSentence) ? header.find((cell) => readRating(cell).ok) : undefined;
}

/** Questions do not count: a form names its columns by them. */
function isSentence(cell: string): boolean {
  return cell.length >= 20 && cell.includes(' ') && !cell.endsWith('?');
}

/** The message for it, which follows the name of the file. */
export function firstRowFault(found: string): string {
  return `has ${quote(found)} in its first row, where the names of the columns should be; if that row is a review, put a row of names above it, such as date,rating,author,text in the order of its columns; if it is a heading, delete it`;
}
