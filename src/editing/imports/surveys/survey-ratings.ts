import { withWesternDigits } from '../../../reviews/text/comparing/western-digits.ts';
import { cellsIn, type Table } from '../tables/table.ts';
import { type Scale, saysStars, scaleWith } from '../values/read-rating.ts';

/** The first rating above 5 in a table, with the number of its row, and how many of all ratings (`of`) are above 5. */
export interface AboveFive {
  readonly cell: string;
  readonly row: number;
  readonly count: number;
  readonly of: number;
  readonly highest: number;
  /** What all seem to be out of: those above 5 may be mistakes. `undefined` if they are more than any scale holds. */
  readonly scale: Scale | undefined;
}

/** Finds the ratings above 5: their column may not count in stars. */
export async function ratingsAboveFive(table: Table, column: string): Promise<AboveFive | undefined> {
  let first: Pick<AboveFive, 'cell' | 'row'> | undefined;
  let count = 0;
  let of = 0;
  let highest = 0;
  let isStars = false;
  for await (const { cells, number: row } of cellsIn(table, [column])) {
    const [cell = ''] = cells;
    if (cell !== '') of += 1;
    isStars ||= saysStars(cell);
    const points = Number(withWesternDigits(cell).replace(',', '.'));
    if (!(points > 5)) continue;
    highest = Math.max(highest, points);
    count += 1;
    first ??= { cell, row };
  }
  // Of ten points, most customers give more than five.
  const isFew = count === 1 || count * 4 < of;
  const scale = isStars || isFew ? 5 : scaleWith(highest);
  return first && { ...first, count, of, highest, scale };
}
