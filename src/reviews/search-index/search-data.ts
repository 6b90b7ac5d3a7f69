import type { Lists } from './arrays/lists.ts';
import type { Section, SectionReader } from './arrays/sections.ts';
import type { Vocabulary } from './arrays/vocabulary.ts';
import type { Facet } from './facet.ts';
import type { TextIndex } from './full-text/text-index.ts';

/** All that an index holds, in typed arrays only: made from reviews or as views of the bytes of a file. */
export interface SearchData {
  /** The date of each row as the number YYYYMMDD, descending. */
  readonly dates: Uint32Array;
  readonly ratings: Facet;
  readonly technicians: Facet;
  readonly services: Facet;
  readonly areas: Facet;
  /** The row of each review's id. */
  readonly ids: Facet;
  readonly text: TextIndex;
}

/** The arrays in the order in which `readSearchData` takes them. */
export function searchSections({ dates, ratings, technicians, services, areas, ids, text }: SearchData): Section[] {
  const { shortNeedles, vocabulary, trigrams, endings, occurrences } = text;
  return [
    dates,
    ...facetSections(ratings),
    ...facetSections(technicians),
    ...facetSections(services),
    ...facetSections(areas),
    ...facetSections(ids),
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

const facetSections = ({ names, rows }: Facet): Section[] => [...vocabularySections(names), ...listSections(rows)];
const listSections = ({ starts, values }: Lists): Section[] => [starts, values];
const vocabularySections = ({ starts, bytes }: Vocabulary): Section[] => [starts, bytes];

// An object literal is evaluated from top to bottom: the order of the keys here is the order of the sections.
/** Takes the arrays from a packed index. */
export function readSearchData(reader: SectionReader): SearchData {
  return {
    dates: reader.numbers(),
    ratings: readFacet(reader),
    technicians: readFacet(reader),
    services: readFacet(reader),
    areas: readFacet(reader),
    ids: readFacet(reader),
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

const readFacet = (reader: SectionReader): Facet => ({ names: readVocabulary(reader), rows: readLists(reader) });
const readLists = (reader: SectionReader): Lists => ({ starts: reader.numbers(), values: reader.numbers() });
const readVocabulary = (reader: SectionReader): Vocabulary => ({ starts: reader.numbers(), bytes: reader.bytes() });
