import { readWordTable } from '../words/word-table.ts';

/** English words beside which praise may not be meant as praise. */
export const DOUBTS: ReadonlySet<string> = new Set([...readWordTable(new URL('doubts.tsv', import.meta.url)).values()].flat());
