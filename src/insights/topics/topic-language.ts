import { ENGLISH_GRAMMAR, type Grammar } from './terms/grammar.ts';
import { ENGLISH_WORDS, type VerdictWords } from './wording.ts';

/** What the search for topics needs to know of a language. */
export interface TopicLanguage {
  readonly grammar: Grammar;
  readonly verdictWords: VerdictWords;
}

export const ENGLISH_TOPICS: TopicLanguage = { grammar: ENGLISH_GRAMMAR, verdictWords: ENGLISH_WORDS };
