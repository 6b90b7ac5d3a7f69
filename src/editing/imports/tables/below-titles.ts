import { isRow, type Row, type TableRow } from './table.ts';

/** In rows: a report has a few lines above its header, such as its name, the business and the days that it covers. */
const MOST_TITLES = 20;

/**
 * Leaves out the titles that programs for bookkeeping write above the header, and Excel's `sep=;`. If all of the first rows look
 * like titles, none is left out.
 */
export async function* belowTitles<Some extends TableRow>(rows: AsyncIterable<Some>): AsyncGenerator<Some> {
  let above: Some[] | undefined = [];
  for await (const row of rows) {
    if (above === undefined) {
      yield row;
      continue;
    }
    above.push(row);
    const isHeader = isRow(row) && !isTitle(row);
    if (!isHeader && above.length < MOST_TITLES) continue;
    // A row with a fault is never taken for a title: it may be the header.
    yield* isHeader ? above.filter((each) => each === row || !isRow(each)) : above;
    above = undefined;
  }
  yield* above ?? [];
}

/** Whether a row says one thing only: in one cell, as a pair such as `From:`, `January`, or divided at the comma of a date. */
function isTitle({ cells }: Row): boolean {
  const [first = '', second = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return others.length === 0 && (second === '' || first.endsWith(':') || /^\d/.test(second));
}
