import { nicknamesOf } from '../../../insights/entities/people/given-names.ts';
import { onceFor } from '../../../once.ts';
import { keysByWord, readWordTable } from '../../../word-files/word-table.ts';

const COMPANY = new Set([...readWordTable(new URL('company-words.tsv', import.meta.url)).values()].flat());
const GIVEN_NAMES = readWordTable(new URL('given-names.tsv', import.meta.url));
const GIVEN = new Set([...GIVEN_NAMES.values()].flat());
const JOINING: ReadonlySet<string> = new Set(GIVEN_NAMES.get('joining'));
const WRITTEN_OUT = keysByWord(readWordTable(new URL('abbreviations.tsv', import.meta.url)));
const SHORT_FORMS = readWordTable(new URL('short-forms.tsv', import.meta.url));

/** Whether a name of these words is that of a company or another body. In `The Grace Community Church`, the C may be anybody's. */
export function isCompany(words: readonly string[]): boolean {
  return words.some((word) => COMPANY.has(word));
}

/** Whether a word, without marks and in lower case, may belong to a given name of two words or more. */
export function isOfGivenName(word: string): boolean {
  return GIVEN.has(word);
}

/** Whether a word, without marks and in lower case, joins given names or belongs to the last name behind it, as in Van den Berg. */
export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

/** The whole word for a shortened one: `fernandez` for `fdez`. */
export function writtenOut(word: string): string {
  return WRITTEN_OUT.get(word) ?? word;
}

/** What a word is called for short, and what it is short for. Each is asked for with the names of many customers. */
const otherFormsOf = onceFor((word: string) => new Set([...nicknamesOf(word), ...familiarFormsOf(word)]));

/** Whether one of two words, without marks and in lower case, is what the other is called for short: `inma`, `inmaculada`. */
export function isShortForm(a: string, b: string): boolean {
  return otherFormsOf(a).has(b);
}

function familiarFormsOf(word: string): string[] {
  return [...SHORT_FORMS].flatMap(([name, short]) => (name === word ? short : short.includes(word) ? [name] : []));
}
