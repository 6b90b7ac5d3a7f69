import type { KnownTable } from '../../../authoring/editorial/check-imports.ts';
import type { MonthOf } from '../../../authoring/source/months.ts';
import type { TableHead } from '../tables/table.ts';
import type { Columns, Mapping } from './fields.ts';
import { guessColumns } from './guess-columns.ts';
import { sourcesOf, tableOf, tablesLike } from './kept-tables.ts';

/** What the user says of the tables. An empty text for `source` says that they were published nowhere else. */
export type TableOptions = { readonly [Part in keyof Mapping]?: Mapping[Part] | undefined };

export interface MappingDraft extends Mapping {
  /**
   * How the columns are known: said by the user or by the table of another platform (so that they are kept for this one), kept from an
   * earlier import, those of a known export, or guessed.
   */
  readonly basis: 'said' | 'kept' | 'known' | 'guessed';
  /** Whether it is known where the reviews are from, be it that they were published nowhere else, as in our own form. */
  readonly isSourceKnown: boolean;
  /** The platforms whose tables had this header before, if it is not known from which of them this one is. */
  readonly rivals?: readonly string[];
  /** The columns that the kept table did not have. */
  readonly newColumns?: readonly string[];
}

/** Decides which column holds what: by the user's options, else by an earlier import, else by the header and three rows. */
export function decideMapping(
  head: TableHead,
  options: TableOptions,
  kept: readonly KnownTable[],
  monthOf: MonthOf,
  language?: string,
): MappingDraft {
  const tables = tablesLike(head.header, kept);
  const sources = sourcesOf(tables);
  const before = tableOf(options.source ?? (sources.length === 1 ? sources[0] : undefined), tables);
  const guess = guessColumns(head, monthOf, (options.source ?? '') !== '', language);
  const source = options.source ?? before?.source ?? guess.site?.source;
  const common = {
    source: source === '' ? undefined : source,
    order: options.order ?? before?.dates,
    scale: options.scale ?? before?.scale ?? guess.site?.scale ?? 5,
    isRounded: options.isRounded ?? before?.round ?? false,
    day: options.day ?? before?.review_date,
    answered: options.answered,
    isSourceKnown: options.source !== undefined || before !== undefined || guess.isOwn,
    ...(options.source === undefined && sources.length > 1 && { rivals: sources }),
  };
  const { source_name: _, ...columnsOfOne } = guess.columns;
  // If the user says which platform it is, no column does.
  const guessed = options.source === undefined || guess.isOwn ? guess.columns : columnsOfOne;
  if (options.columns !== undefined) return { ...common, columns: completed(options.columns, guessed), basis: 'said' };
  // Of the table of another platform only the columns are taken: it may write other dates and points under the same names.
  const alike = before ?? tables[0];
  if (alike === undefined)
    return { ...common, columns: guessed, basis: guess.isOwn || guess.site !== undefined ? 'known' : 'guessed' };
  // A column of days may have come since: what it says is not replaced by one day for all.
  const { date } = alike.columns.date === undefined ? guess.columns : {};
  const columns: Columns = { ...(alike.columns as Columns), ...(date !== undefined && { date }) };
  if (before === undefined || (before.source ?? '') !== (common.source ?? '')) return { ...common, columns, basis: 'said' };
  const newColumns = head.header.filter((column) => column !== '' && !before.header.includes(column));
  return { ...common, columns, basis: 'kept', ...(newColumns.length > 0 && { newColumns }) };
}

/** What the user said, and the guesses on columns to which no field was given. A field without a column is left out. */
function completed(said: Columns, guessed: Columns): Columns {
  const isOther = (field: string): boolean => said.text !== undefined && ['liked', 'disliked'].includes(field);
  const open = Object.entries(guessed).filter(([field, column]) => !Object.values(said).includes(column) && !isOther(field));
  return Object.fromEntries(Object.entries({ ...Object.fromEntries(open), ...said }).filter(([, column]) => column !== ''));
}

/** The mapping as `imports.yaml` keeps it. */
export function keptTable(
  { columns, source, day, order, scale, isRounded }: MappingDraft,
  header: readonly string[],
): KnownTable {
  return {
    header: [...header],
    columns: columns as KnownTable['columns'],
    ...(source !== undefined && { source }),
    ...(day !== undefined && { review_date: day }),
    ...(order !== undefined && { dates: order }),
    ...(scale !== 5 && { scale }),
    ...(isRounded && { round: true }),
  };
}
