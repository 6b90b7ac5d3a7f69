import { quote } from '../../reviews/schemas/issues.ts';
import { stemOf } from '../text/stems.ts';
import { NUMBER_WORDS, plainApostrophes } from '../text/tokens.ts';
import { WORD_CLASSES } from './classes.ts';

/** One place of a pattern, with the stems that may stand there; `null` stands for any word. */
interface Place {
  readonly stems: ReadonlySet<string> | null;
  /** How many words it takes at least and at most. */
  readonly least: 0 | 1;
  readonly most: 1 | 3;
}

/** The most places that a pattern has. */
export const MOST_PLACES = 8;

export type Pattern = readonly Place[];

const FIGURES = ['<number>', '<money>', '<clock>', '<name>'];
const STEMS_OF_CLASSES = new Map([...WORD_CLASSES].map(([name, words]) => [`<${name}>`, words.map(stemOf)]));
const CLASSES = [...FIGURES, ...STEMS_OF_CLASSES.keys()];
/** Text that the tokeniser reads as one word or number. A choice such as `2nd`, which it reads as two, would never be found. */
const CHOICE = String.raw`(?:\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*|\d+|<[a-z]+>)`;
const PLACE = new RegExp(String.raw`^(?:\*|\.\.\.|${CHOICE}(?:\|${CHOICE})*\??)$`, 'u');

/** Reads a cue as it is written in a file. If it is faulty, gives a message that says what is allowed. */
export function parsePattern(line: string): Pattern | string {
  const words = plainApostrophes(line.toLowerCase())
    .split(/[\s\-‐‑]+/)
    .filter(Boolean);
  const wrong = words.find((word) => !PLACE.test(word));
  if (wrong !== undefined)
    return `${quote(wrong)} is no place of a pattern; allowed are words of letters, numbers, a|b, word?, <class>, * and ...`;
  if (words.length === 0 || words.length > MOST_PLACES) return `a pattern has 1 to ${MOST_PLACES} places`;
  const unknown = words.flatMap((word) => word.match(/<[a-z]+>/g) ?? []).find((name) => !CLASSES.includes(name));
  if (unknown !== undefined) return `${quote(unknown)} is no class; there are ${CLASSES.join(', ')}`;
  const places = words.map(placeOf);
  const open = (place: Place | undefined) => place === undefined || place.stems === null || place.least === 0;
  if (open(places[0]) || open(places.at(-1))) return 'a pattern begins and ends with a word or a class';
  return places;
}

function placeOf(word: string): Place {
  if (word === '*') return { stems: null, least: 1, most: 1 };
  if (word === '...') return { stems: null, least: 0, most: 3 };
  const optional = word.endsWith('?');
  const choices = (optional ? word.slice(0, -1) : word).split('|');
  return { stems: new Set(choices.flatMap(stemsOf)), least: optional ? 0 : 1, most: 1 };
}

function stemsOf(choice: string): readonly string[] {
  if (choice.startsWith('<')) return STEMS_OF_CLASSES.get(choice) ?? [choice];
  return [NUMBER_WORDS.has(choice) || /^\d+$/.test(choice) ? '<number>' : stemOf(choice)];
}

/**
 * Looks for a pattern that begins at the word number `from`. Gives the number after the last word of the longest match, or -1.
 */
export function matchAt(pattern: Pattern, stems: readonly string[], from: number, place = 0): number {
  const wanted = pattern[place];
  if (wanted === undefined) return from;
  let end = -1;
  for (let taken = 0; taken <= wanted.most; taken += 1) {
    if (taken > 0 && !takes(wanted, stems[from + taken - 1])) break;
    if (taken >= wanted.least) end = Math.max(end, matchAt(pattern, stems, from + taken, place + 1));
  }
  return end;
}

function takes({ stems }: Place, stem: string | undefined): boolean {
  return stem !== undefined && (stems === null || stems.has(stem));
}
