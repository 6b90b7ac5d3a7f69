import type { MonthOf } from '../../../authoring/source/months.ts';
import { ordersOf, readDate } from '../../../authoring/source/read-date.ts';
import { samplesOf, type TableHead } from '../tables/table.ts';
import { saysHowLongAgo } from '../values/how-long-ago.ts';
import { readRating } from '../values/read-rating.ts';
import { columnsByName, USUAL } from './column-names.ts';
import { COLUMN_WORDS } from './column-words.ts';
import type { Columns, Field } from './fields.ts';
import { type KnownSite, knownSite } from './known-sites.ts';
import { areNoIds } from './no-ids.ts';
import { hasOwnNames, isOwnExport, ownColumns } from './own-columns.ts';
import { namesLanguage, translatedColumns } from './translated-columns.ts';

const says = COLUMN_WORDS.areIn;

export interface Guess {
  readonly columns: Columns;
  /** Whether the table names its columns as this service does. */
  readonly isOwn: boolean;
  /** Whose export it is, if that is certain. */
  readonly site?: KnownSite;
}

/** Whether the first rows of a column can be what its name says. */
function mayHold(cells: readonly string[], field: string): boolean {
  const isEmpty = cells.length > 0 && cells.every((cell) => cell === '');
  if (isEmpty && NEVER_EMPTY.includes(field)) return false;
  // A name that is the same in all rows is the business's own.
  const isSame = cells.length > 1 && new Set(cells).size === 1;
  if (field === 'author') return !isSame && !cells.some((cell) => NO_NAME.test(cell));
  if (field === 'title') return !isSame || cells[0] === '';
  // `Published` tells in some exports when a review was, and in others whether it was.
  if (field === 'date') return !cells.some((cell) => YES_OR_NO.test(cell));
  if (field === 'source_id') return !areNoIds(cells);
  // A number is the mark that somebody gave the staff or the services.
  if (field === 'technicians' || field === 'services') return !cells.some(isNumber);
  if (field === 'source_name') return !cells.some((cell) => WAYS.test(cell) || isAddress(cell));
  if (field === 'source_url') return !cells.some((cell) => PICTURE.test(cell));
  // `Bewertung` and `note` are the names of ratings, and of texts.
  if (field === 'text') return cells.length === 0 || !cells.every((cell) => isNumber(cell) || isAddress(cell));
  if (field === 'rating') return cells.every((cell) => cell === '' || isShortNumber(cell) || readRating(cell).ok);
  return true;
}

/** Whether a number stands in a cell, in few words: `4 of 5 stars`, and not a sentence such as `It took 3 days and works.` */
function isShortNumber(cell: string): boolean {
  return /\d/.test(cell) && cell.split(/\s+/).length <= 8;
}

function isNumber(cell: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(cell);
}

/** Whether the first rows of a column have nothing that a review can use, as another column may: no words, or no day. */
function isPoor(cells: readonly string[], field: string): boolean {
  if (field === 'text') return cells.length > 0 && cells.every((cell) => cell === '');
  return field === 'date' && cells.some(saysHowLongAgo);
}

/** What every review has. It may be without words. */
const NEVER_EMPTY: readonly string[] = ['date', 'rating', 'author'];

function isAddress(cell: string): boolean {
  return /^https?:\S+$/.test(cell);
}

/** The number, the key, the address or the page of an account, or all of it: not what a person is called, and not to be published. */
const NO_NAME = /^(?:\d+|(?=.*\d)[\w-]{16,}|\S+@\S+|https?:\S+|[{[].*)$/s;

const YES_OR_NO = /^(?:true|false|yes|no|y|n)$/i;

/** Of an author, in place of the address of a review. */
const PICTURE = /\.googleusercontent\.com\/|\.(?:jpe?g|png|gif|webp|svg)(?:\?|$)/i;

/** By which way a review came; a `source` that says this is no platform. Trustpilot has `InvitationApi` and `AFSv2`. */
const WAYS =
  /^(?:web(?:site)?|e-?mail|sms|app|api|organic|basic ?link|\w*invitation\w*|afs(?:v\d)?|widget|manual|import(?:ed)?)$/i;

/** Whether all times are within one minute: a program read the reviews then. At midnight they are days. */
function isOneRun(cells: readonly string[]): boolean {
  const minutes = new Set(cells.map((cell) => /^(.*\d:\d{2}):\d{2}/.exec(cell)?.[1]));
  return cells.length > 1 && minutes.size === 1 && !minutes.has(undefined) && !cells.some((cell) => cell.includes(':00:00'));
}

/**
 * Guesses which column holds what: by the names of a known export, by usual names in several languages, then by three rows.
 * `isSourceSaid`: whether the user names the platform. `language`: that of the business (BCP 47).
 */
export function guessColumns(whole: TableHead, monthOf: MonthOf, isSourceSaid: boolean, language = ''): Guess {
  const translated = translatedColumns(whole.header, language);
  const header = whole.header.map((column) => (translated.has(column) ? '' : column));
  const head = { ...whole, header };
  const byName = (chosen: Columns = {}): Columns => {
    const holds = (field: Field, column: string): boolean => mayHold(samplesOf(head, column), field);
    const full = columnsByName(header, USUAL, {
      chosen,
      mayHold: (field, column) => holds(field, column) && !isPoor(samplesOf(head, column), field),
    });
    return columnsByName(header, USUAL, { chosen: full, mayHold: holds });
  };
  if (hasOwnNames(head)) {
    // Others use the same four names. They have answers and platforms in columns of other names, which must not be lost.
    const ours = Object.entries(ownColumns(head, true)).filter(([field, column]) => !isPoor(samplesOf(head, column), field));
    const all = byName(Object.fromEntries(ours));
    if (!isOwnExport(header) && Object.entries(all).some(([field, column]) => field !== column && column !== 'id'))
      return { isOwn: false, columns: all };
    return { isOwn: true, columns: ownColumns(head, isSourceSaid) };
  }
  const site = knownSite(header);
  if (site !== undefined) return { isOwn: false, site, columns: columnsByName(header, site.columns) };
  return { isOwn: false, columns: ofOneLanguage(byRows(head, byName(), monthOf)) };
}

/** A text that the website translated is in the language that its column names, not in that of the original. */
function ofOneLanguage({ language, ...others }: Columns): Columns {
  const isKept = language !== undefined && !namesLanguage(others.text ?? '');
  return isKept ? { ...others, language } : others;
}

/** Finds by the first rows the columns that no name told: those of dates, of ratings, and of the longest texts. */
function byRows(head: TableHead, named: Columns, monthOf: MonthOf): Columns {
  const columns: Partial<Record<Field, string>> = { ...named };
  const take = (field: Field, found: string | undefined): void => {
    if (columns[field] === undefined && found !== undefined) columns[field] = found;
  };
  const open = head.header.filter((name) => name !== '' && !says('private', name) && !says('answer', name));
  const free = (): string[] => open.filter((name) => !Object.values(columns).includes(name));
  const cellsOf = (name: string): string[] => samplesOf(head, name).filter((cell) => cell !== '');
  const holding = (test: (cell: string) => boolean): string[] =>
    free().filter((name) => cellsOf(name).length > 0 && cellsOf(name).every(test));
  // A review always has a day: a column with days in some rows only tells of something else, such as the answer.
  const days = holding((cell) => isDate(cell, monthOf)).filter(
    (name) => !samplesOf(head, name).includes('') && !says('read-day', name),
  );
  const own = days.filter((name) => !says('earlier-day', name));
  if (columns.date !== undefined && isOneRun(samplesOf(head, columns.date)))
    columns.date = own.find((name) => !isOneRun(samplesOf(head, name))) ?? columns.date;
  take('date', own[0] ?? days[0]);
  const ratings = holding((cell) => readRating(cell).ok);
  // Several that may hold the rating are marks for parts of the service.
  const [alone, another] = ratings.filter((name) => !says('count', name));
  take('rating', ratings.find((name) => says('rating', name)) ?? (another === undefined ? alone : undefined));
  if (columns.text !== undefined) return columns;
  const halves = halvesIn(head.header);
  if (halves !== undefined) return { ...columns, ...halves.columns };
  const texts = free().filter((name) => !cellsOf(name).some(isAddress));
  take('text', longest(texts, cellsOf));
  return columns;
}

/** Whether a cell holds a date. Digits alone may be many other things. */
export function isDate(cell: string, monthOf: MonthOf): boolean {
  if (!/\D/.test(cell)) return false;
  return (ordersOf(cell)?.length ?? 0) > 0 || readDate(cell, { order: 'day-first', isUtc: false, monthOf }) !== undefined;
}

/** The column with the longest cells, if they are as long as a sentence. */
function longest(columns: readonly string[], cellsOf: (column: string) => readonly string[]): string | undefined {
  const lengths = columns.map((column) => {
    const cells = cellsOf(column);
    return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(cells.length, 1);
  });
  const most = Math.max(0, ...lengths);
  return most >= 20 ? columns[lengths.indexOf(most)] : undefined;
}

/** The columns that hold only the good or only the bad half of each review, as those of Booking.com do. */
export interface Halves {
  readonly names: readonly string[];
  /** Which of them holds which half, if there is one of each. */
  readonly columns: Pick<Columns, 'liked' | 'disliked'>;
}

/** Finds them; `undefined` if no two columns may be such halves. */
export function halvesIn(header: readonly string[]): Halves | undefined {
  const names = header.filter((name) => says('liked', name) !== says('disliked', name));
  const liked = names.find((name) => says('liked', name));
  const disliked = names.find((name) => says('disliked', name));
  if (liked === undefined || disliked === undefined) return undefined;
  return { names, columns: names.length === 2 ? { liked, disliked } : {} };
}
