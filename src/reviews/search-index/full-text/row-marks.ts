import { popCount } from '../arrays/row-sets.ts';

/** For every 32 positions two numbers: how many rows end before them, and a bit for each of them that ends a row. */
export type RowMarks = Uint32Array;

/** Marks the rows of texts that lie one behind the other, each ended by the boundary. */
export function createRowMarks(words: Uint32Array, boundary: number): RowMarks {
  const marks = new Uint32Array(2 * Math.ceil(words.length / 32));
  let rows = 0;
  for (let position = 0; position < words.length; position++) {
    const block = (position >>> 5) * 2;
    if (position % 32 === 0) marks[block] = rows;
    if (words[position] !== boundary) continue;
    marks[block + 1] = (marks[block + 1] ?? 0) | (1 << (position & 31));
    rows++;
  }
  return marks;
}

/** The row of a position. */
export function rowAt(marks: RowMarks, position: number): number {
  const block = (position >>> 5) * 2;
  return (marks[block] ?? 0) + popCount((marks[block + 1] ?? 0) & ~(-1 << (position & 31)));
}
