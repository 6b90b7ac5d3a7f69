import type { KnownTable } from '../../../authoring/editorial/check-imports.ts';
import type { MonthOf } from '../../../authoring/source/months.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import type { TableHead } from '../tables/table.ts';
import { COLUMN_WORDS } from './column-words.ts';
import { type Columns, type Mapping, missingFields, ONE_DAY } from './fields.ts';
import { guessColumns, halvesIn } from './guess-columns.ts';
import { sourcesOf, tableOf, tablesLike } from './kept-tables.ts';
import { formatMap } from './parse-map.ts';

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

/** What keeps the mapping from being used. */
export function mappingFaults(
  { columns, source, day, isSourceKnown, rivals }: MappingDraft,
  header: readonly string[],
): string[] {
  const missing = missingFields(columns, day !== undefined);
  return [
    ...unknownColumns(columns, header),
    ...(missing.length > 0
      ? [`no column is known for ${missing.join(', ')}; say it as in --map ${missing[0]}="…"${otherwise(missing, header)}`]
      : []),
    ...(rivals === undefined ? [] : [openSource(rivals)]),
    ...halfFaults(columns, header),
    ...bestFirstFaults(columns),
    ...(columns.source_name === undefined && source === undefined && rivals === undefined
      ? openSourceFaults(columns, isSourceKnown)
      : []),
  ];
}

/**
 * The options that say what is guessed or missing of the mapping, to be copied, with … for a column that is not known. `undefined`
 * if the file has to be changed first.
 */
export function optionsToSay(draft: MappingDraft, header: readonly string[]): string[] | undefined {
  const { columns, day, basis } = draft;
  const missing = missingFields(columns, day !== undefined);
  const isToChange = recommendationIn(missing, header) !== undefined || bestFirstFaults(columns).length > 0;
  if (isToChange || halfFaults(columns, header).length > 0) return undefined;
  const open = [...Object.entries(columns).flatMap(([field, column]) => (header.includes(column) ? [] : [field])), ...missing];
  const known = basis === 'said' ? {} : columns;
  const map: Columns = { ...known, ...Object.fromEntries(open.map((field) => [field, '…'])) };
  return [...(basis === 'guessed' || open.length > 0 ? [formatMap(map)] : []), ...sourceToSay(draft)];
}

/** A site whose ids or columns the table has must be named. Copied as it is, a shell refuses the name that stands for it. */
function sourceToSay({ columns, source, isSourceKnown, rivals }: MappingDraft): string[] {
  if (rivals !== undefined) return ['--source <site>'];
  if (columns.source_name !== undefined || source !== undefined || openSourceFaults(columns, isSourceKnown).length === 0)
    return [];
  return [columns.source_id === undefined ? '--source ""' : '--source <site>'];
}

function recommendationIn(missing: readonly string[], header: readonly string[]): string | undefined {
  return missing.includes('rating') ? header.find((column) => /recommend/i.test(column)) : undefined;
}

/** Facebook has had no stars since 2018. Nobody is to make some up of its recommendations. */
function otherwise(missing: readonly string[], header: readonly string[]): string {
  const recommendation = recommendationIn(missing, header);
  return recommendation === undefined
    ? `, or write into the file what is missing: every review needs it${missing.map((field) => REMEDIES[field] ?? '').join('')}`
    : `; ${quote(recommendation)} is none, as it says whether somebody recommends you and gives no stars, and a review here has those that its author gave`;
}

/** What else an owner can do whose website has no days or stars. Nobody is to make up either. */
const REMEDIES: Readonly<Partial<Record<string, string>>> = {
  date: `; ${ONE_DAY}`,
  rating: '; stars that are nowhere can only be given by their authors',
};

function unknownColumns(columns: Columns, header: readonly string[]): string[] {
  return Object.entries(columns).flatMap(([field, column]) =>
    header.includes(column) ? [] : [`${field} is to be read from ${quote(column)}, which is not a column of the file`],
  );
}

/** A review that a platform published first must name it, and a table with ids has them from one. */
function openSourceFaults({ id, source_id }: Columns, isSaid: boolean): string[] {
  if (source_id !== undefined)
    return ['say with --source where these reviews were published first, such as --source Yelp, or by the name of your own site'];
  return isSaid || id !== undefined
    ? []
    : ['say where these reviews were published first, such as --source Yelp, or --source "" if that was nowhere else'];
}

function openSource(rivals: readonly string[]): string {
  const choices = rivals.map((source) => `--source ${source === '' ? "''" : quote(source)}`);
  return `imports.yaml keeps these columns for several platforms; say from which of them these reviews are: ${choices.join(' or ')}`;
}

/** Such marks are within the range of stars, and would say the opposite. */
function bestFirstFaults({ rating }: Columns): string[] {
  return rating !== undefined && COLUMN_WORDS.areIn('best-first', rating)
    ? [
        `${quote(rating)} gives 1 to the best, and stars give 5 to the best; write the stars into a column of another name, in place of 1 the 5 and so on`,
      ]
    : [];
}

/** What to do with a table that has each review in two columns: one of them alone would say something else. */
function halfFaults({ text, liked, disliked }: Columns, header: readonly string[]): string[] {
  const halves = halvesIn(header);
  if (halves === undefined || (text === undefined && liked !== undefined && disliked !== undefined)) return [];
  if (text !== undefined && !halves.names.includes(text)) return [];
  const each = `${halves.names.map(quote).join(' and ')} each hold half of a review`;
  const { columns } = halves;
  return columns.liked === undefined
    ? [`${each}; say which two are joined, as in --map liked="…",disliked="…"`]
    : [`${each}, and both are joined with ${formatMap(columns)} in place of text`];
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
