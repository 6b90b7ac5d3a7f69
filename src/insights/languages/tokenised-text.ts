import { type Sentence, splitSentences } from '../text/segments.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { ENGLISH } from './english/english.ts';
import type { Language } from './language.ts';

/** A text split into tokens and sentences, once for everything that searches the text. */
export interface TokenisedText {
  readonly text: string;
  /** The language in which it was read. */
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

export function readText(text: string, language = ENGLISH): TokenisedText {
  const tokens = tokenise(text, language.dictionary.forms);
  return { text, language, tokens, sentences: splitSentences(text, tokens, language.joints) };
}
