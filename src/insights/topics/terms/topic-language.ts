import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import type { Readings } from '../readings.ts';
import { everydayRate } from '../word-lists/common-words.ts';
import { ENGLISH_WORDS, type VerdictWords } from '../wording.ts';
import { meaningOf } from './meaning.ts';
import { type Names, namesIn } from './names.ts';
import { canBegin, canBeTerm } from './phrases.ts';
import { type Roles, rolesIn } from './roles.ts';

/** What the search for topics needs to know of a language: how it forms terms, and how it praises and blames. */
export interface TopicLanguage {
  /** The role of each token in a term. */
  rolesIn(readings: Readings): Roles;
  /** The stems that are names, and so not topics. `aspects` are the names of the aspects, in the language. */
  namesIn(business: Business, aliases: Aliases['technicians'], aspects: readonly string[], readings: Readings): Names;
  /** Whether a term may begin with a stem. */
  canBegin(stem: string): boolean;
  /** Whether the words of a phrase alone say what a review speaks of. */
  canBeTerm(stems: readonly string[]): boolean;
  /** The rate of a phrase in everyday language, given its stems, as a share of all words. */
  everydayRate(stems: readonly string[]): number;
  /** What a phrase names: equal for phrases that are one topic. */
  meaningOf(stems: readonly string[]): string;
  /** Whether the noun that a term is about begins the term ("agua caliente") instead of ending it ("hot water"). */
  readonly nounFirst: boolean;
  readonly verdictWords: VerdictWords;
}

export const ENGLISH_TOPICS: TopicLanguage = {
  rolesIn,
  namesIn,
  canBegin,
  canBeTerm,
  everydayRate,
  meaningOf,
  nounFirst: false,
  verdictWords: ENGLISH_WORDS,
};
