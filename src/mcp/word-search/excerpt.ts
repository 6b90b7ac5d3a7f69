import { readText } from '../../insights/languages/tokenised-text.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { shorten } from '../../reviews/text/cutting/shorten.ts';
import { wordStart } from '../../reviews/text/cutting/word-edges.ts';
import type { ReadTerms } from './terms.ts';

/**
 * Makes the function that cuts a text down to `longest` UTF-16 code units, from the beginning of the sentence where most of the
 * terms follow. A short text stays whole.
 */
export function createExcerpts(readTerms: ReadTerms, longest: number): (text: string, terms: readonly string[]) => string {
  return (text, terms) => {
    if (text.length <= longest) return text;
    const wanted = new Set(terms);
    const words = [...text.matchAll(/\S+/g)];
    /** Where the next word ends that has a wanted term, seen from a sentence. */
    const next = new Map<string, number>();
    let best = { start: 0, count: 0 };
    // From the end, so that each word is read once.
    for (const start of sentenceStarts(text).reverse()) {
      for (let end = endOf(words.at(-1)); end > start; end = endOf(words.at(-1))) {
        for (const term of readTerms(words.pop()?.[0] ?? '')) if (wanted.has(term)) next.set(term, end);
      }
      const count = [...next.values()].filter((end) => end < start + longest).length;
      if (count > 0 && count >= best.count) best = { start, count };
    }
    return cutFrom(text, best.start, longest);
  };
}

/**
 * Cuts a text down to `longest` UTF-16 code units, from the sentence before that in which the passage begins. A short text stays
 * whole.
 */
export function partAround(text: string, passage: number, longest: number): string {
  if (text.length <= longest) return text;
  const [start = 0] = sentenceStarts(text)
    .filter((each) => each <= passage)
    .slice(-2)
    // A long sentence is left out, as it would leave no room for the passage.
    .filter((each, place, both) => place === both.length - 1 || passage - each <= longest / 3);
  const earliest = Math.ceil(passage - longest / 2);
  return cutFrom(text, earliest <= start ? start : wordStart(text, earliest, passage), longest);
}

/** The business's answer, or of a long one the beginning; empty if there is none. */
export function answerIn({ response }: Pick<Review, 'response'>, longest: number): { response?: string } {
  return response ? { response: shorten(response.text, longest) } : {};
}

function endOf(word: RegExpExecArray | undefined): number {
  return word === undefined ? 0 : word.index + word[0].length;
}

function sentenceStarts(text: string): number[] {
  const { tokens, sentences } = readText(text);
  return sentences.map(({ first }) => tokens[first]?.start ?? 0);
}

function cutFrom(text: string, start: number, longest: number): string {
  return start === 0 ? shorten(text, longest) : `…${shorten(text.slice(start), longest - 1)}`;
}
