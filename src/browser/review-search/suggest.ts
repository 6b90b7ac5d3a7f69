import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';
import type { Choice } from './choices.ts';

/** How many names are suggested: nobody reads more while typing. */
const MOST = 6;
/** In letters: fewer begin too many names. */
const FEWEST_LETTERS = 2;
const NAMED: readonly string[] = ['service', 'technician', 'area'];

/**
 * The services, people and areas whose names somebody may be typing. First come names that begin with it, then names with words that
 * do, then those that have it anywhere.
 */
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

/** People who type a name often leave out its accents. */
function plain(text: string): string {
  return foldText(withoutMarks(text));
}

/** 0 at the start, 1 at the start of another word, 2 elsewhere; `undefined` if it is not there. */
function placeOf(needle: string, name: string): 0 | 1 | 2 | undefined {
  if (name.startsWith(needle)) return 0;
  const words = [...name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const begins = (part: string) => words.some(({ index }) => name.startsWith(part, index));
  // "Boiler repair" also finds "Boiler service & repair".
  if (begins(needle) || needle.split(/\s+/).every(begins)) return 1;
  return needle.length > FEWEST_LETTERS && name.includes(needle) ? 2 : undefined;
}
