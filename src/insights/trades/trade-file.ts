import { quote } from '../../reviews/schemas/issues.ts';
import type { WordFile } from '../../word-files/word-file.ts';
import { type Row, readRows } from '../../word-files/word-table.ts';
import { ASPECT_IDS, type AspectNames } from '../aspects.ts';

/** What a trade adds to the aspects that every trade has, and what it changes in them. */
export interface TradeAspects {
  readonly own: readonly AspectNames[];
  readonly called: readonly AspectNames[];
  /** The ids of the aspects that mean nothing in the trade. */
  readonly without: readonly string[];
  /** The ids of the aspects that only sentences about people speak of, since goods are praised in the same words. */
  readonly people: readonly string[];
}

const KEYS = ['own', 'called', 'without', 'people'] as const;

/** The languages of the names in a line, in their order. */
const LANGUAGES: Readonly<Record<Exclude<keyof AspectNames, 'id'>, string>> = { name: 'English', es: 'Spanish', ar: 'Arabic' };

type Entry =
  | { readonly key: 'own' | 'called'; readonly names: AspectNames }
  | { readonly key: 'without' | 'people'; readonly id: string };

/** Reads `trades/<trade>/aspects.tsv`. A line that cannot be read is reported as `file:line: message`. */
export function readTradeFile({ path, text }: WordFile): { aspects: TradeAspects; mistakes: string[] } {
  const mistakes: string[] = [];
  const entries: Entry[] = [];
  for (const row of readRows(text)) {
    const entry = entryOf(row);
    if (typeof entry === 'string') mistakes.push(`${path}:${row.line}: ${entry}`);
    else entries.push(entry);
  }
  const named = (key: Entry['key']) => entries.flatMap((entry) => (entry.key === key && 'names' in entry ? [entry.names] : []));
  const ids = (key: Entry['key']) => entries.flatMap((entry) => (entry.key === key && 'id' in entry ? [entry.id] : []));
  const aspects = { own: named('own'), called: named('called'), without: ids('without'), people: ids('people') };
  return { aspects, mistakes };
}

function entryOf({ key, value }: Row): Entry | string {
  const known = KEYS.find((each) => each === key);
  if (known === undefined) return `${quote(key)} is no key; there are ${KEYS.join(', ')}`;
  const [, id = '', written = ''] = /^(\S+)\s*(.*)$/.exec(value) ?? [];
  const isShared = ASPECT_IDS.some((shared) => shared === id);
  if (known === 'own' && isShared) return `${quote(id)} is an aspect of every trade; another name for it is called, not own`;
  if (known !== 'own' && !isShared) return `${quote(id)} is no aspect of every trade; these are ${ASPECT_IDS.join(', ')}`;
  if (known === 'without' || known === 'people') return { key: known, id };
  const names = written.split('|').map((each) => each.trim());
  const keys = Object.keys(LANGUAGES);
  if (names.length !== keys.length || names.includes(''))
    return `${quote(id)} needs a name in each language: ${id} ${Object.values(LANGUAGES).join(' | ')}`;
  return { key: known, names: { id, ...Object.fromEntries(keys.map((key, at) => [key, names[at]])) } as AspectNames };
}
