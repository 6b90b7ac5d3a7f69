import type { TokenisedText } from '../languages/tokenised-text.ts';
import type { Token } from '../text/tokens.ts';

/** In UTF-16 code units: anything longer is not a word. */
const LONGEST_WORD = 40;
/** In UTF-16 code units: the widest gap between two words of a term, which may hold a hyphen: "mini- split". */
const WIDEST_GAP = 3;

/** Whether a token can be a word of a term. A figure, a single letter and a contraction ("we'd") cannot. */
export function isTermWord({ kind, word, stem }: Token): boolean {
  if (kind !== 'word' || stem === '<number>' || word.length < 2 || word.length > LONGEST_WORD) return false;
  return !word.includes("'") || !/'(?!s$)/.test(word);
}

/** Whether a word follows the one before it directly, after white space or a hyphen, on the same line. */
export function isJoined({ text, tokens }: TokenisedText, at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before?.kind !== 'word' || token?.kind !== 'word' || token.start - before.end > WIDEST_GAP) return false;
  for (let gap = before.end; gap < token.start; gap += 1) if (LINE_ENDS.has(text.charCodeAt(gap))) return false;
  return true;
}

/** The code units that end a line. */
const LINE_ENDS = new Set([0x0a, 0x0d, 0x2028, 0x2029]);

/** Whether a phrase contains another as whole words. Both are stems separated by spaces. */
export function holdsPhrase(longer: string, shorter: string): boolean {
  return ` ${longer} `.includes(` ${shorter} `);
}
