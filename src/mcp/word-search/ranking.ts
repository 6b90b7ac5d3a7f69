import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Business } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { factsOf } from './facts.ts';
import type { ReadTerms } from './terms.ts';

/** The most reviews that are indexed. If there are more, the newest are indexed (docs/decisions/018). */
export const MOST_REVIEWS = 10_000;
/** The number of reviews that are indexed before other requests get their turn: that takes some milliseconds. */
const BATCH = 25;
/** The most matches for all words of a question together. Beyond it the commonest words, which tell least, are left out. */
const MOST_MATCHES = 10_000;

/** How much a match counts, by its field. The numbers are those that helped most on two collections of reviews. */
const BOOST = { title: 1, text: 1, response: 0.5, names: 0.3, facts: 2 };
type Fields = Record<keyof typeof BOOST, string>;

/** The engine is given terms and not texts, one a line. */
const LINE = '\n';

/** How many letters an unknown word needs to count as the beginning of a known one, or as a misspelt one. */
const LEAST_PREFIX = 4;
const LEAST_MISSPELT = 6;

/** Korean writes particles and endings to a word, whose letters are syllables: 친절 stands in 친절이 and 친절하시고. */
const KOREAN = /^\p{Script=Hangul}{2,}$/u;

/** Finds the reviews that fit terms best. A term is a word as it is compared, or a fact such as `rating=5`. */
interface Ranking {
  find(terms: readonly string[]): Found;
}

interface Found {
  /**
   * The rows that have any of the terms: the best come first, and of equally good ones the newest. `has` lists the terms that a
   * row has, and `matched` the row's own words that match them.
   */
  readonly rows: readonly { row: number; has: readonly string[]; matched: readonly string[] }[];
  /** The terms that were looked for. */
  readonly terms: readonly string[];
  /** Whether a term stands in no review, so that words like it were looked for. */
  isUnknown(term: string): boolean;
}

/** What is ranked: reviews by their rows, the newest first. */
export interface Ranked {
  readonly business: Business;
  readonly index: { readonly size: number };
  review(row: number): Review;
}

/** Makes the index; other requests are answered meanwhile. */
export async function createRanking({ business, index, review }: Ranked, readTerms: ReadTerms): Promise<Ranking> {
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
        prefix: (term) => KOREAN.test(term) || (term.length >= LEAST_PREFIX && isUnknown(term)),
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

/** The fields of a review that are indexed. */
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
