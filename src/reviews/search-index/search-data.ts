import type { Lists } from './arrays/lists.ts';
import type { Section, SectionReader } from './arrays/sections.ts';
import type { Vocabulary } from './arrays/vocabulary.ts';
import type { TextIndex } from './full-text/text-index.ts';
import type { NameIndex } from './name-index.ts';

/** All that an index holds, in typed arrays only: made from reviews or as views of the bytes of a file. */
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
  /** The rows by how many statements the insights found in them: list `n` has those with so many. */
  readonly statements: Lists;
  readonly text: TextIndex;
}

/** The arrays in the order in which `readSearchData` takes them. */
export function searchSections(data: SearchData): Section[] {
  const { dates, ratings, technicians, technicianNames, services, areas, ids, statements, text } = data;
  const { shortNeedles, vocabulary, trigrams, endings, occurrences } = text;
  return [
    dates,
    ...nameIndexSections(ratings),
    ...nameIndexSections(technicians),
    ...nameIndexSections(technicianNames),
    ...nameIndexSections(services),
    ...nameIndexSections(areas),
    ...nameIndexSections(ids),
    ...listSections(statements),
    ...listSections(shortNeedles),
    ...vocabularySections(vocabulary),
    ...listSections(trigrams),
    endings,
    occurrences.words,
    occurrences.rowMarks,
    ...listSections(occurrences.positions),
    occurrences.frequentWords,
    occurrences.frequentRows,
  ];
}

const nameIndexSections = ({ names, rows }: NameIndex): Section[] => [...vocabularySections(names), ...listSections(rows)];
const listSections = ({ starts, values }: Lists): Section[] => [starts, values];
const vocabularySections = ({ starts, bytes }: Vocabulary): Section[] => [starts, bytes];

// An object literal is evaluated from top to bottom: the order of the keys here is the order of the sections.
/** Takes the arrays from a packed index. */
export function readSearchData(reader: SectionReader): SearchData {
  return {
    dates: reader.numbers(),
    ratings: readNameIndex(reader),
    technicians: readNameIndex(reader),
    technicianNames: readNameIndex(reader),
    services: readNameIndex(reader),
    areas: readNameIndex(reader),
    ids: readNameIndex(reader),
    statements: readLists(reader),
    text: {
      shortNeedles: readLists(reader),
      vocabulary: readVocabulary(reader),
      trigrams: readLists(reader),
      endings: reader.numbers(),
      occurrences: {
        words: reader.numbers(),
        rowMarks: reader.numbers(),
        positions: readLists(reader),
        frequentWords: reader.numbers(),
        frequentRows: reader.numbers(),
      },
    },
  };
}

const readNameIndex = (reader: SectionReader): NameIndex => ({ names: readVocabulary(reader), rows: readLists(reader) });
const readLists = (reader: SectionReader): Lists => ({ starts: reader.numbers(), values: reader.numbers() });
const readVocabulary = (reader: SectionReader): Vocabulary => ({ starts: reader.numbers(), bytes: reader.bytes() });
