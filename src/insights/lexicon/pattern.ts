import { onceFor } from '../../once.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { plainApostrophes, type WordForms } from '../text/tokens.ts';

/** One place of a pattern, with the stems that may stand there; `null` allows any word. */
interface Place {
  readonly stems: ReadonlySet<string> | null;
  /** The least and the greatest number of words at this place. */
  readonly least: 0 | 1;
  readonly most: 1 | 3;
}

/** The most places of a pattern. */
const MOST_PLACES = 8;

export type Pattern = readonly Place[];

const FIGURES = ['<number>', '<money>', '<clock>', '<name>'];
/**
 * Text that the tokeniser reads as one word or number. An alternative such as `2nd`, which it reads as two, would never be found.
 */
const CHOICE = String.raw`(?:\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*|\d+|<[a-z]+>)`;
const PLACE = new RegExp(String.raw`^(?:\*|\.\.\.|${CHOICE}(?:\|${CHOICE})*\??)$`, 'u');

/** What is needed to read cues: the forms of words, and the stems of each `<class>`. */
export interface Dictionary {
  readonly forms: WordForms;
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Reads a place as it is written, once, since half of all places in the cues recur. */
  readonly placeOf: (word: string) => Place;
}

/** Makes the dictionary of a language from its word classes. */
export function createDictionary(forms: WordForms, classes: ReadonlyMap<string, readonly string[]>): Dictionary {
  const stems = (words: readonly string[]) => words.map((word) => forms.stemOf(forms.fold(word)));
  const stemsByClass = new Map([...classes].map(([name, words]) => [`<${name}>`, stems(words)]));
  return { forms, classes: stemsByClass, placeOf: onceFor((word) => placeOf(word, forms, stemsByClass)) };
}

/** Reads a cue as it is written in a file. If it is faulty, returns a message that says what is allowed. */
export function parsePattern(line: string, dictionary: Dictionary): Pattern | string {
  const words = plainApostrophes(line.toLowerCase())
    .split(/[\s\-‐‑]+/)
    .filter(Boolean);
  const wrong = words.find((word) => !PLACE.test(word));
  if (wrong !== undefined)
    return `${quote(wrong)} is not a place of a pattern; allowed are words of letters, numbers, a|b, word?, <class>, * and ...`;
  if (words.length === 0 || words.length > MOST_PLACES) return `a pattern has 1 to ${MOST_PLACES} places`;
  const classes = [...FIGURES, ...dictionary.classes.keys()];
  const unknown = words.flatMap((word) => word.match(/<[a-z]+>/g) ?? []).find((name) => !classes.includes(name));
  if (unknown !== undefined) return `${quote(unknown)} is not a class; there are ${classes.join(', ')}`;
  const places = words.map(dictionary.placeOf);
  const open = (place: Place | undefined) => place === undefined || place.stems === null || place.least === 0;
  if (open(places[0]) || open(places.at(-1))) return 'a pattern begins and ends with a word or a class';
  return places;
}

/** A key that is equal for two patterns that match the same words. */
export function patternKey(pattern: Pattern): string {
  return JSON.stringify(pattern.map(({ stems, least, most }) => [stems && [...stems].sort(), least, most]));
}

function placeOf(word: string, forms: WordForms, classes: Dictionary['classes']): Place {
  if (word === '*') return { stems: null, least: 1, most: 1 };
  if (word === '...') return { stems: null, least: 0, most: 3 };
  const optional = word.endsWith('?');
  const choices = (optional ? word.slice(0, -1) : word).split('|');
  return { stems: new Set(choices.flatMap((choice) => stemsOf(choice, forms, classes))), least: optional ? 0 : 1, most: 1 };
}

function stemsOf(choice: string, forms: WordForms, classes: Dictionary['classes']): readonly string[] {
  if (choice.startsWith('<')) return classes.get(choice) ?? [choice];
  const word = forms.fold(choice);
  return [forms.numbers.has(word) || /^\d+$/.test(word) ? '<number>' : forms.stemOf(word)];
}
