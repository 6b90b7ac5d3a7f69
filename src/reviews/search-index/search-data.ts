import type { Lists } from './arrays/lists.ts';
import type { TextIndex } from './full-text/text-index.ts';
import type { NameIndex } from './name-index.ts';

/** All that an index holds, in typed arrays, which are made from reviews or are views of the bytes of a file. */
export interface SearchData {
  /** The date of each row as the number YYYYMMDD, descending. */
  readonly dates: Uint32Array;
  readonly ratings: NameIndex;
  /** By their folded names. */
  readonly technicians: NameIndex;
  /** The names as they are published. */
  readonly technicianNames: NameIndex;
  readonly services: NameIndex;
  readonly areas: NameIndex;
  /** The row of each review's id. */
  readonly ids: NameIndex;
  /** The rows by how many statements the insights found in them: list `n` has the rows with `n` statements. */
  readonly statements: Lists;
  readonly text: TextIndex;
}
