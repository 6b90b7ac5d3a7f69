import { readWordTable } from '../../../insights/words/word-table.ts';

/** In `The Grace Community Church`, the C may be anybody's. */
const COMPANY = new Set([...readWordTable(new URL('company-words.tsv', import.meta.url)).values()].flat());

/** Whether a name of these words is that of a company or another body. */
export function isCompany(words: readonly string[]): boolean {
  return words.some((word) => COMPANY.has(word));
}
