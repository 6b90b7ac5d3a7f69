import { groupValues, type Lists } from './arrays/lists.ts';
import { type Bitmap, packRowSets, rowSetAt } from './arrays/row-sets.ts';
import { createVocabulary, type Vocabulary, wordsEqual } from './arrays/vocabulary.ts';

/** The names of one kind that reviews have, such as technicians, and the rows with each of them. */
export interface NameIndex {
  readonly names: Vocabulary;
  readonly rows: Lists;
}

/** Indexes the names of each row, given as byte strings. */
export function createNameIndex(namesOfRows: readonly (readonly string[])[]): NameIndex {
  const sorted = [...new Set(namesOfRows.flat())].sort();
  const numbers = new Map(sorted.map((name, number) => [name, number]));
  const lists = groupValues(sorted.length, (add) => {
    for (const [row, names] of namesOfRows.entries()) {
      for (const name of new Set(names)) add(numbers.get(name) ?? 0, row);
    }
  });
  return { names: createVocabulary(sorted), rows: packRowSets(lists, namesOfRows.length) };
}

/** The rows that have the name, a byte string; a name that none has gives an empty array. */
export function rowsWithName({ names, rows }: NameIndex, name: string, size: number): Bitmap {
  const { start, end } = wordsEqual(names, name);
  return start === end ? new Uint32Array() : rowSetAt(rows, start, size);
}
