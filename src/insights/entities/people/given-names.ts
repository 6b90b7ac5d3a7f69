import { readWordTable } from '../../../word-files/word-table.ts';

/** The short forms of each given name. */
const SHORT_FORMS = readWordTable(new URL('nicknames.tsv', import.meta.url));
const OTHERS = readWordTable(new URL('given-names.tsv', import.meta.url));
const NAMES: ReadonlySet<string> = new Set([...[...SHORT_FORMS].flat(2), ...[...OTHERS.values()].flat()]);

/** Whether a lower-case word is a given name or a short form of one, whatever else it may mean. */
export function isGivenName(word: string): boolean {
  return NAMES.has(word);
}

/**
 * Other names for somebody with a given name, folded: the short forms of a formal name (`michael`: `mike`), the formal names of a
 * short form, and the latter's other short forms that begin alike (`mike`: `mikey`).
 */
export function nicknamesOf(name: string): string[] {
  const found = [...SHORT_FORMS].flatMap(([formal, short]) => {
    if (formal === name) return short;
    if (!short.includes(name)) return [];
    return [formal, ...short.filter((other) => other !== name && other.slice(0, 2) === name.slice(0, 2))];
  });
  return [...new Set(found)];
}
