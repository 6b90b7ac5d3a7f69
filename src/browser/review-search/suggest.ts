import { foldText } from '../../reviews/text/text-match.ts';
import type { Choice } from './choices.ts';

/** More than that nobody reads while typing. */
const MOST = 6;
/** Fewer letters than that begin too many names. */
const FEWEST_LETTERS = 2;
const NAMED: readonly string[] = ['service', 'technician', 'area'];

/** The services, people and areas whose names somebody may be typing: those that begin so, those with such words, any other part. */
export function suggest(typed: string, choices: readonly Choice[]): Choice[] {
  const needle = plain(typed).trim();
  if (needle.length < FEWEST_LETTERS) return [];
  const found = choices.flatMap((choice) => {
    const at = NAMED.includes(choice.field) ? placeOf(needle, plain(choice.name)) : undefined;
    return at === undefined ? [] : [{ choice, at }];
  });
  return found
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}

/** Who types a name often leaves out its accents. */
function plain(text: string): string {
  return foldText(text.normalize('NFKD').replace(/\p{M}/gu, ''));
}

/** 0 at the start, 1 at the start of another word, 2 elsewhere; `undefined` where it is not there. */
function placeOf(needle: string, name: string): 0 | 1 | 2 | undefined {
  if (name.startsWith(needle)) return 0;
  const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)];
  const begins = (part: string) => words.some(({ index }) => name.startsWith(part, index));
  // "Boiler repair" is "Boiler service & repair" as well.
  if (begins(needle) || needle.split(/\s+/).every(begins)) return 1;
  return needle.length > FEWEST_LETTERS && name.includes(needle) ? 2 : undefined;
}
