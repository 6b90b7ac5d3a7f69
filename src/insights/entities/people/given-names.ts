import { readWordTable } from '../../words/word-table.ts';
import { SHORT_FORMS } from './nicknames.ts';

const OTHERS = readWordTable(new URL('given-names.tsv', import.meta.url));
const NAMES: ReadonlySet<string> = new Set([...[...SHORT_FORMS].flat(2), ...[...OTHERS.values()].flat()]);

/** Whether a lower-case word is a given name or a short form of one, whatever else it may mean. */
export function isGivenName(word: string): boolean {
  return NAMES.has(word);
}
