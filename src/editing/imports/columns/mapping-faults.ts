import { quote } from '../../../reviews/schemas/issues.ts';
import { samplesOf, type TableHead } from '../tables/table.ts';
import { isAddress, isKey, isPicture } from '../values/cell-kinds.ts';
import { CELL_WORDS } from '../values/cell-words.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { MappingDraft } from './decide-mapping.ts';
import { type Columns, missingFields, ONE_DAY } from './fields.ts';
import { halvesIn } from './guess-columns.ts';
import { formatMap } from './parse-map.ts';

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
export function optionsToSay(draft: MappingDraft, head: TableHead): string[] | undefined {
  const { columns, day, basis } = draft;
  const { header } = head;
  const isDayless = missingFields(columns, day !== undefined).includes('date') && !mayHoldDays(head, columns);
  const missing = missingFields(columns, isDayless || day !== undefined);
  const isToChange = recommendationIn(missing, header) !== undefined || bestFirstFaults(columns).length > 0;
  if (isToChange || halfFaults(columns, header).length > 0) return undefined;
  const open = [...Object.entries(columns).flatMap(([field, column]) => (header.includes(column) ? [] : [field])), ...missing];
  const known = basis === 'said' ? {} : columns;
  const map: Columns = { ...known, ...Object.fromEntries(open.map((field) => [field, '…'])) };
  return [
    ...(basis === 'guessed' || open.length > 0 ? [formatMap(map)] : []),
    ...(isDayless ? ['--review-date <day>'] : []),
    ...sourceToSay(draft),
  ];
}

/** Whether a column without a field may say when its reviews were written, such as `March 2024`. */
function mayHoldDays(head: TableHead, columns: Columns): boolean {
  const free = head.header.filter((column) => column !== '' && !Object.values(columns).includes(column));
  const cells = free.flatMap((column) => samplesOf(head, column)).filter((cell) => !isNoDay(cell));
  return cells.some((cell) => (/\d/.test(cell) && /\D/.test(cell)) || CELL_WORDS.areIn('how-long-ago', cell));
}

/** Whether a cell is an address, a picture, the key of a user, or the colour behind an author's initials: with digits, but no day. */
function isNoDay(cell: string): boolean {
  return isAddress(cell) || isPicture(cell) || isKey(cell) || cell.startsWith('#');
}

/** Copied as it is, a shell refuses the name that stands for a site: nobody is to say by chance that reviews stood nowhere else. */
function sourceToSay({ columns, source, isSourceKnown, rivals }: MappingDraft): string[] {
  const isSaid = columns.source_name !== undefined || source !== undefined;
  const isOpen = rivals !== undefined || (!isSaid && openSourceFaults(columns, isSourceKnown).length > 0);
  return isOpen ? ['--source <site>'] : [];
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
