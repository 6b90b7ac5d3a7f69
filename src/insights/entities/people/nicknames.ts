import { readWordFile } from '../../words/word-file.ts';
import { readWordTable } from '../../words/word-table.ts';

/** For a given name its short forms. */
const SHORT_FORMS = readWordTable(readWordFile(new URL('nicknames.tsv', import.meta.url)));

/**
 * What else somebody with a given name, folded, may be called: short forms of a formal name (`michael`: `mike`), formal names of a short one,
 * and the short forms beside it that begin alike (`mike`: `mikey`).
 */
export function nicknamesOf(name: string): string[] {
  const found = [...SHORT_FORMS].flatMap(([formal, short]) => {
    if (formal === name) return short;
    if (!short.includes(name)) return [];
    return [formal, ...short.filter((other) => other !== name && other.slice(0, 2) === name.slice(0, 2))];
  });
  return [...new Set(found)];
}
