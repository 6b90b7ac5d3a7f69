import { type Sentence, splitSentences } from './segments.ts';
import { createTokeniser, type Token, tokenise } from './tokens.ts';

/** A text cut into tokens and sentences. That is done once for all that look for something in the text. */
export interface TokenisedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
}

/** Makes a function that reads many texts. It remembers the words that it met. */
export function createTextReader(): (text: string) => TokenisedText {
  const tokeniseNext = createTokeniser();
  return (text) => withSentences(text, tokeniseNext(text));
}

/** Reads a single text. */
export function readText(text: string): TokenisedText {
  return withSentences(text, tokenise(text));
}

function withSentences(text: string, tokens: readonly Token[]): TokenisedText {
  return { text, tokens, sentences: splitSentences(text, tokens) };
}
