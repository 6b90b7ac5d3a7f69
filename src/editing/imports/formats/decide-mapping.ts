import { hasHeader, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import type { DateOrder } from '../../../authoring/source/read-date.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import type { TableHead } from '../tables/table.ts';
import type { Scale } from '../values/read-rating.ts';
import { type Columns, missingFields } from './fields.ts';
import { guessColumns, isHalf } from './guess-columns.ts';
import { unknownColumns } from './take-row.ts';

/** What the user says of the tables. */
export interface TableWishes {
  readonly columns?: Columns | undefined;
  readonly source?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly scale?: Scale | undefined;
  readonly isRounded?: boolean | undefined;
}

export interface Draft {
  readonly columns: Columns;
  readonly source?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly scale: Scale;
  readonly isRounded: boolean;
  /** How the columns are known: said by the user, kept from an earlier import, those of a known export, or guessed. */
  readonly basis: 'said' | 'kept' | 'known' | 'guessed';
}

/** Decides which column holds what: by the user's wishes, else by an earlier import, else by the header and three rows. */
export function decideMapping(
  head: TableHead,
  wishes: TableWishes,
  kept: readonly KnownTable[],
  monthOf: (name: string) => number | undefined,
): Draft {
  const before = kept.find(hasHeader(head.header));
  const guess = guessColumns(head, monthOf);
  const source = wishes.source ?? before?.source ?? (guess.known === 'trustpilot' ? 'Trustpilot' : undefined);
  const common = {
    source,
    order: wishes.order ?? before?.dates,
    scale: wishes.scale ?? before?.scale ?? 5,
    isRounded: wishes.isRounded ?? before?.round ?? false,
  };
  const guessed = wishes.source === undefined || guess.known === 'own' ? guess.columns : withoutSourceName(guess.columns);
  if (wishes.columns !== undefined) return { ...common, columns: completed(wishes.columns, guessed), basis: 'said' };
  if (before !== undefined) return { ...common, columns: before.columns as Columns, basis: 'kept' };
  return { ...common, columns: guessed, basis: guess.known === undefined ? 'guessed' : 'known' };
}

/** The columns without that of the platform: the user says which one it is. */
function withoutSourceName({ source_name: _, ...columns }: Columns): Columns {
  return columns;
}

/** What the user said, and the guesses on columns to which no field was given. A field without a column is left out. */
function completed(said: Columns, guessed: Columns): Columns {
  const open = Object.entries(guessed).filter(([, column]) => !Object.values(said).includes(column));
  return Object.fromEntries(Object.entries({ ...Object.fromEntries(open), ...said }).filter(([, column]) => column !== ''));
}

/** What keeps the mapping from being used. */
export function mappingFaults({ columns, source }: Draft, header: readonly string[]): string[] {
  const missing = missingFields(columns);
  return [
    ...unknownColumns(columns, header),
    ...(missing.length > 0 ? [`no column is known for ${missing.join(', ')}; say it as in --map ${missing[0]}="…"`] : []),
    ...(columns.text === undefined ? halfFaults(header.filter(isHalf)) : []),
    ...(columns.source_id !== undefined && columns.source_name === undefined && source === undefined
      ? ['say with --source where these reviews were published first, such as --source Yelp']
      : []),
  ];
}

/** What to do with a table that has each review in two columns: one of them alone would say something else. */
function halfFaults(halves: readonly string[]): string[] {
  if (halves.length < 2) return [];
  return [
    `${halves.map(quote).join(' and ')} each hold half of a review; put both into one new column, such as Review, and import that as text`,
  ];
}

/** The mapping as `imports.yaml` keeps it. */
export function keptTable({ columns, source, order, scale, isRounded }: Draft, header: readonly string[]): KnownTable {
  return {
    header: [...header],
    columns: columns as KnownTable['columns'],
    ...(source !== undefined && { source }),
    ...(order !== undefined && { dates: order }),
    ...(scale !== 5 && { scale }),
    ...(isRounded && { round: true }),
  };
}
