import { onceFor } from '../once.ts';
import { readRows } from '../word-files/word-table.ts';

/** Letters and digits alone, in lower case and without accents: `displayName` and `Display_name` are the same. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The phrases of each key in a file of words (`readRows`), which have commas between them, in their order. */
export function phrasesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const rows = Map.groupBy(readRows(text), ({ key }) => key);
  return new Map([...rows].map(([key, lines]) => [key, lines.flatMap(({ value }) => value.split(/,\s*/))]));
}

/** The phrases of a file, as tests for what stands in a name or a cell. */
export interface Phrases {
  /** Whether the whole text is one of the phrases under a key. */
  are(key: string, text: string): boolean;
  /** Whether one of them stands in it, from word to word. */
  areIn(key: string, text: string): boolean;
}

/**
 * Reads a file of phrases. All are compared as plain names. In them, `a|b` is one word or the other, `a?` a word that may be
 * missing, `a*` a word that goes on, and `*` alone any words. What stands under `not <key>` means something else.
 */
export function readPhrases(text: string): Phrases {
  const phrases = phrasesIn(text);
  const pattern = onceFor((key: string) => {
    const found = phrases.get(key);
    if (found === undefined) throw new Error(`no phrases are under ${key}`);
    return `(?:${found.map(patternOf).join('|')})`;
  });
  const whole = onceFor((key: string) => new RegExp(`^${pattern(key)}$`, 'u'));
  const within = onceFor((key: string) => new RegExp(`(?<![^ ])${pattern(key)}`, 'gu'));
  return {
    are: (key, written) => whole(key).test(`${plainName(written)} `),
    areIn: (key, written) => {
      const words = `${plainName(written)} `;
      return (phrases.has(`not-${key}`) ? words.replace(within(`not-${key}`), '') : words).search(within(key)) !== -1;
    },
  };
}

/** A pattern for a phrase, each of whose words is followed by a space. */
function patternOf(phrase: string): string {
  return phrase.split(' ').map(wordPattern).join('');
}

function wordPattern(word: string): string {
  if (word === '*') return '(?:.* )?';
  const { forms, isOptional } = readWord(word);
  const either = forms.map((form) => form.split('*').map(plainName).join('[^ ]*')).join('|');
  return `(?:(?:${either}) )${isOptional ? '?' : ''}`;
}

/** The plain names that a phrase without `*` stands for: `our reply`, `your reply` and `reply` for `our|your? reply`. */
export function namesFor(phrase: string): string[] {
  const words = phrase.split(' ').map((word) => {
    const { forms, isOptional } = readWord(word);
    return isOptional ? [...forms, ''] : forms;
  });
  const written = words.reduce((names, forms) => names.flatMap((name) => forms.map((form) => `${name} ${form}`)), ['']);
  return written.map(plainName);
}

/** What a word of a phrase may be, and whether it may be missing. */
function readWord(word: string): { forms: string[]; isOptional: boolean } {
  return { forms: word.replace(/\?$/, '').split('|'), isOptional: word.endsWith('?') };
}
