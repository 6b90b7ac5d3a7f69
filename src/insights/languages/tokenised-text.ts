import { type Sentence, splitSentences } from '../text/segments.ts';
import { createTokeniser, type Token, tokenise } from '../text/tokens.ts';
import { ENGLISH } from './english.ts';
import type { Language } from './language.ts';

/** A text split into tokens and sentences, once for everything that searches the text. */
export interface TokenisedText {
  readonly text: string;
  /** The language in which it was read. */
  readonly language: Language;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

/** Makes a function that reads many texts of a language and caches the words that it has met. */
export function createTextReader(language = ENGLISH): (text: string) => TokenisedText {
  const tokeniseNext = createTokeniser(language.dictionary.forms);
  return (text) => withSentences(text, tokeniseNext(text), language);
}

/** Reads a single text. */
export function readText(text: string, language = ENGLISH): TokenisedText {
  return withSentences(text, tokenise(text, language.dictionary.forms), language);
}

function withSentences(text: string, tokens: readonly Token[], language: Language): TokenisedText {
  return { text, language, tokens, sentences: splitSentences(text, tokens, language.joints) };
}
