import { readWordTable } from '../../words/word-table.ts';

/** The short forms of each given name. */
export const SHORT_FORMS = readWordTable(new URL('nicknames.tsv', import.meta.url));

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
