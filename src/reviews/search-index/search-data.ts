import type { Lists } from './arrays/lists.ts';
import type { Section, SectionReader } from './arrays/sections.ts';
import type { Vocabulary } from './arrays/vocabulary.ts';
import type { Occurrences } from './full-text/occurrences.ts';
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

/** How a value is written as sections, and read from them again. */
interface Form<T> {
  sections(value: T): Section[];
  read(reader: SectionReader): T;
}

const numbers: Form<Uint32Array> = { sections: (array) => [array], read: (reader) => reader.numbers() };
const bytes: Form<Uint8Array> = { sections: (array) => [array], read: (reader) => reader.bytes() };

/** An object whose parts are written one after another, in the order of `parts`; another order is another format. */
function group<T extends object>(parts: { readonly [name in keyof T]: Form<T[name]> }): Form<T> {
  const names = Object.keys(parts) as (keyof T)[];
  return {
    sections: (value) => names.flatMap((name) => parts[name].sections(value[name])),
    read: (reader) => Object.fromEntries(names.map((name) => [name, parts[name].read(reader)])) as T,
  };
}

const lists = group<Lists>({ starts: numbers, values: numbers });
const vocabulary = group<Vocabulary>({ starts: numbers, bytes });
const nameIndex = group<NameIndex>({ names: vocabulary, rows: lists });

const searchData = group<SearchData>({
  dates: numbers,
  ratings: nameIndex,
  technicians: nameIndex,
  technicianNames: nameIndex,
  services: nameIndex,
  areas: nameIndex,
  ids: nameIndex,
  statements: lists,
  text: group<TextIndex>({
    shortNeedles: lists,
    vocabulary,
    trigrams: lists,
    endings: numbers,
    occurrences: group<Occurrences>({
      words: numbers,
      rowMarks: numbers,
      positions: lists,
      frequentWords: numbers,
      frequentRows: numbers,
    }),
  }),
});

/** Writes an index as sections, and reads it from them. */
export const { sections: searchSections, read: readSearchData } = searchData;
