import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { SideData } from '../../publication/pack/side-data.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { createExcerpts } from './excerpt.ts';
import { createQuestionReader, factsOf, type ReadQuestion } from './facts.ts';
import { createTermReader, type ReadTerms } from './terms.ts';

/** Finds reviews by a question in plain words. */
export interface WordSearch {
  /** The reviews that fit best; for an empty question the newest. */
  find(question: string, limit: number): Promise<FoundByWords>;
}

interface FoundByWords {
  /** The best first, each with the part of its text that fits best, and what it has of what was asked. */
  readonly reviews: readonly { readonly review: Review; readonly excerpt: string; readonly has: readonly string[] }[];
  /** How many have anything of what was asked, before the limit, and how many have all of it. */
  readonly total: number;
  readonly withAll: number;
  /** The words of the question that were looked for, and what it names of records, each with how many reviews have it. */
  readonly asked: readonly { readonly what: string; readonly reviews: number }[];
}

interface Searched {
  readonly business: Business;
  readonly sideData: Pick<SideData, 'aliases' | 'languages'>;
  readonly index: { readonly size: number };
  review(row: number): Review;
}

/** Of more reviews only the newest are indexed (docs/decisions/018). */
export const MOST_REVIEWS = 10_000;
/** In UTF-16 code units: four of five reviews come whole. */
const LONGEST_EXCERPT = 600;

/** Reviews that are indexed before others get their turn: some milliseconds. */
const BATCH = 25;
/** Of more words only the first count, and of a longer question only its beginning is read: this bounds the work. */
const MOST_WORDS = 24;
const LONGEST_QUESTION = 1000;

/** Reviews that are looked at for all words together; beyond it the commonest words, which tell least, are left out. */
const MOST_MATCHES = 10_000;

/** How much a match counts, by where it is; chosen by what helped on two collections of reviews. */
const BOOST = { title: 1, text: 1, response: 0.5, names: 0.3, facts: 2 };
type Fields = Record<keyof typeof BOOST, string>;

/** What is indexed and asked for is in terms already, one a line. */
const LINE = '\n';

/** Unknown words of so many letters may begin known ones, or be misspelt. */
const LEAST_PREFIX = 4;
const LEAST_MISSPELT = 6;

/** The index is made when it is first asked for: many servers are never asked. */
export function createWordSearch(searched: Searched): WordSearch {
  const readTerms = createTermReader();
  const excerptOf = createExcerpts(readTerms, LONGEST_EXCERPT);
  let preparing: Promise<{ readQuestion: ReadQuestion; ranking: Ranking }> | undefined;

  async function prepare() {
    return {
      readQuestion: createQuestionReader(searched.business, searched.sideData, readTerms),
      ranking: await createRanking(searched, readTerms),
    };
  }

  function toFound(row: number, matched: readonly string[]) {
    const review = searched.review(row);
    return { review, excerpt: excerptOf(review.text, matched) };
  }

  return {
    async find(question, limit) {
      if (question.trim() === '') {
        const { size } = searched.index;
        return {
          reviews: newest(searched.index, limit).map((row) => ({ ...toFound(row, []), has: [] })),
          total: size,
          withAll: size,
          asked: [],
        };
      }
      preparing ??= prepare();
      const { readQuestion, ranking } = await preparing;
      const { facts, words } = readQuestion(question.slice(0, LONGEST_QUESTION));
      const wordOf = new Map(termsIn(words).slice(0, MOST_WORDS));
      const { rows, terms, isUnknown } = ranking.find([...wordOf.keys(), ...facts]);
      const found = new Map(terms.map((term) => [term, rows.filter(({ has }) => has.includes(term)).length]));
      const told = (term: string) => {
        const word = wordOf.get(term) ?? term;
        return isUnknown(term) && found.get(term) !== 0 ? `words like ${word}` : word;
      };
      return {
        reviews: rows.slice(0, limit).map(({ row, has, matched }) => ({ ...toFound(row, matched), has: has.map(told) })),
        total: rows.length,
        withAll: rows.filter(({ has }) => has.length === terms.length).length,
        asked: [...found].map(([term, reviews]) => ({ what: told(term), reviews })),
      };
    },
  };

  /** Each term with the word that it was made of; of `call-out` two were made. */
  function termsIn(words: string): [term: string, word: string][] {
    return words.split(/\s+/).flatMap((word) => {
      const terms = readTerms(word);
      return terms.map((term): [string, string] => [term, terms.length === 1 ? bare(word) : term]);
    });
  }
}

/** A word without what stands around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function newest({ size }: Searched['index'], limit: number): number[] {
  return Array.from({ length: Math.min(size, limit) }, (_, row) => row);
}

interface Ranking {
  /**
   * The rows that fit terms best, the newest first among equals, each with the terms that it has and with its own that they are;
   * the terms that were looked for; and which of them stand nowhere, so that words like them were.
   */
  find(terms: readonly string[]): {
    readonly rows: readonly { row: number; has: readonly string[]; matched: readonly string[] }[];
    readonly terms: readonly string[];
    isUnknown(term: string): boolean;
  };
}

async function createRanking({ business, index, review }: Searched, readTerms: ReadTerms): Promise<Ranking> {
  /** How often each term stands anywhere. */
  const counts = new Map<string, number>();
  const engine = new MiniSearch<{ row: number } & Fields>({
    idField: 'row',
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(LINE),
    processTerm(term) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return term;
    },
  });
  const names = namesOf(business);
  for (let row = 0; row < Math.min(index.size, MOST_REVIEWS); row++) {
    if (row % BATCH === 0) await setImmediate();
    engine.add({ row, ...fieldsOf(review(row), names, readTerms) });
  }
  const isUnknown = (term: string) => !term.includes('=') && !counts.has(term);
  return {
    find(asked) {
      const terms = affordable(asked, counts);
      const found = engine.search(terms.join(LINE), {
        boost: BOOST,
        processTerm: (term) => term,
        prefix: (term) => term.length >= LEAST_PREFIX && isUnknown(term),
        fuzzy: (term) => term.length >= LEAST_MISSPELT && isUnknown(term) && 1,
      });
      const sorted = found.toSorted((a, b) => b.score - a.score || a.id - b.id);
      const rows = sorted.map(({ id, queryTerms, terms: matched }) => ({ row: id, has: queryTerms, matched }));
      return { rows, terms, isUnknown };
    },
  };
}

/** Without the commonest terms of a question that has too many matches; the rarest always stays. */
function affordable(terms: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const countOf = (term: string) => counts.get(term) ?? 0;
  let matches = 0;
  return terms
    .toSorted((a, b) => countOf(a) - countOf(b))
    .filter((term, place) => {
      matches += countOf(term);
      return place === 0 || matches <= MOST_MATCHES;
    });
}

/** What a service or an area is called, by its id. */
function namesOf({ services, service_areas }: Business): ReadonlyMap<string, string> {
  return new Map([...services, ...service_areas].map(({ id, name }) => [id, name]));
}

/** What is compared of a review. */
function fieldsOf(review: Review, names: ReadonlyMap<string, string>, readTerms: ReadTerms): Fields {
  const { title = '', text, author, response, mentions, service_area: area = '' } = review;
  const lines = (written: string) => readTerms(written).join(LINE);
  const named = [...mentions.services, area].map((id) => names.get(id) ?? '');
  return {
    title: lines(title),
    text: lines(text),
    response: lines(response?.text ?? ''),
    names: lines([author, ...mentions.technicians, ...named].join(LINE)),
    facts: factsOf(review).join(LINE),
  };
}
