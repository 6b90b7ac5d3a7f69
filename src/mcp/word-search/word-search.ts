import { once } from '../../once.ts';
import type { SideData } from '../../publication/pack/side-data.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { createExcerpts } from './excerpt.ts';
import { createQuestionReader, type Fact, type Question } from './facts.ts';
import { createRanking, type Ranked } from './ranking.ts';
import { createTermReader } from './terms.ts';

/** Finds reviews by a question in plain words. */
export interface WordSearch {
  /** The reviews that fit best; for an empty question the newest. */
  find(question: string, limit: number): Promise<FoundByWords>;
}

interface FoundByWords {
  /** The best first, each with the part of its text that fits best, and what it has of what was asked. */
  readonly reviews: readonly { readonly review: Review; readonly excerpt: string; readonly has: readonly string[] }[];
  /**
   * How many have anything of what was asked, before the limit, and how many have all of it: each word, or what the name to which
   * it belongs stands for. These come first.
   */
  readonly total: number;
  readonly withAll: number;
  /** The words of the question that were looked for, and what it names of records, each with how many reviews have it. */
  readonly asked: readonly { readonly what: string; readonly reviews: number }[];
}

interface Searched extends Ranked {
  readonly sideData: Pick<SideData, 'aliases' | 'language' | 'languages' | 'sources'>;
}

/** In UTF-16 code units. Four of five reviews are shorter. */
const LONGEST_EXCERPT = 600;

/** How many words of a question count, and how many UTF-16 code units of it are read: this bounds the work. */
const MOST_WORDS = 24;
const LONGEST_QUESTION = 1000;

/** The index is made at the first question, as many servers never get one. */
export function createWordSearch(searched: Searched): WordSearch {
  const readTerms = createTermReader();
  const excerptOf = createExcerpts(readTerms, LONGEST_EXCERPT);
  const { business, sideData } = searched;
  /** With a language: a review without its own is in that of the business. */
  const inALanguage = (row: number): Review => ({ language: sideData.language, ...searched.review(row) });
  const prepared = once(async () => ({
    readQuestion: createQuestionReader(business, sideData, readTerms),
    ranking: await createRanking({ ...searched, review: inALanguage }, readTerms),
  }));

  function toFound(row: number, matched: readonly string[]) {
    const review = searched.review(row);
    return { review, excerpt: excerptOf(review.text, matched) };
  }

  return {
    async find(question, limit) {
      if (question.trim() === '') {
        const { size } = searched.index;
        // The newest, which stand first.
        return {
          reviews: Array.from({ length: Math.min(size, limit) }, (_, row) => ({ ...toFound(row, []), has: [] })),
          total: size,
          withAll: size,
          asked: [],
        };
      }
      const { readQuestion, ranking } = await prepared();
      const read = readQuestion(question.slice(0, LONGEST_QUESTION));
      const wordOf = new Map(termsIn(read.words).slice(0, MOST_WORDS));
      const { rows, terms, isUnknown } = ranking.find([...wordOf.keys(), ...read.facts]);
      const hasAll = judgeOf(read, terms);
      const [complete = [], partial = []] = [true, false].map((all) => rows.filter(({ has }) => hasAll(has) === all));
      const found = new Map(terms.map((term) => [term, rows.filter(({ has }) => has.includes(term)).length]));
      const told = (term: string) => {
        const word = wordOf.get(term) ?? term;
        return isUnknown(term) && found.get(term) !== 0 ? `words like ${word}` : word;
      };
      return {
        reviews: [...complete, ...partial]
          .slice(0, limit)
          .map(({ row, has, matched }) => ({ ...toFound(row, matched), has: has.map(told) })),
        total: rows.length,
        withAll: complete.length,
        asked: [...found].map(([term, reviews]) => ({ what: told(term), reviews })),
      };
    },
  };

  /** Each term with the word that it was made of. A word such as `call-out` gives two terms. */
  function termsIn(words: string): [term: string, word: string][] {
    return words.split(/\s+/).flatMap((word) => {
      const terms = readTerms(word);
      return terms.map((term): [string, string] => [term, terms.length === 1 ? bare(word) : term]);
    });
  }
}

/**
 * Judges by the terms that a review has whether it has all of what was asked: each word, or what the name to which it belongs
 * stands for. Of several stars, years, languages or sites any will do, since a review has only one. A service that a question only
 * may mean is not asked for. `terms` are those that were looked for.
 */
function judgeOf({ facts, stated, names }: Question, terms: readonly string[]): (has: readonly string[]) => boolean {
  const asked = terms.filter((term) => stated.some((fact) => fact === term) || !facts.some((fact) => fact === term));
  const ways = asked.map((term) => [
    term,
    ...stated.filter((fact) => isSameKind(fact, term)),
    ...names.filter((name) => name.terms.includes(term)).map(({ fact }) => fact),
  ]);
  return (has) => ways.every((way) => way.some((term) => has.includes(term)));
}

/** Whether a term is a fact of the same kind, as `rating=1` and `rating=2` are. */
function isSameKind(fact: Fact, term: string): boolean {
  return term.startsWith(fact.slice(0, fact.indexOf('=') + 1));
}

/** A word without the punctuation around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
