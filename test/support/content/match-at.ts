import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { type Pattern, parsePattern } from '../../../src/insights/lexicon/pattern.ts';

/** The pattern of a cue that has no mistake. */
export function patternOf(line: string): Pattern {
  const pattern = parsePattern(line, ENGLISH_DICTIONARY);
  if (typeof pattern === 'string') throw new Error(pattern);
  return pattern;
}

/**
 * Matches a pattern that begins at the word number `from`, place by place. Returns the number after the last word of the longest
 * match, or -1.
 */
export function matchAt(pattern: Pattern, stems: readonly string[], from: number, place = 0): number {
  const wanted = pattern[place];
  if (wanted === undefined) return from;
  let end = -1;
  for (let taken = 0; taken <= wanted.most; taken += 1) {
    const stem = stems[from + taken - 1];
    if (taken > 0 && (stem === undefined || wanted.stems?.has(stem) === false)) break;
    if (taken >= wanted.least) end = Math.max(end, matchAt(pattern, stems, from + taken, place + 1));
  }
  return end;
}
