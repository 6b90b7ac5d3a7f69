import type { MonthOf } from '../../../authoring/source/months.ts';
import { ordersOf, readDate } from '../../../authoring/source/read-date.ts';
import { plainName } from '../../phrases.ts';
import { columnsHolding, samplesOf, type TableHead } from '../tables/table.ts';
import { CELL_WORDS } from '../values/cell-words.ts';
import { readRating } from '../values/read-rating.ts';
import { columnsByName, namesIn, USUAL } from './column-names.ts';
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

/** What every review has. It may be without words. */
const NEVER_EMPTY: readonly string[] = ['date', 'rating', 'author'];

/** Whether the first rows of a column can be what its name says. */
function mayHold(cells: readonly string[], field: Field): boolean {
  const isEmpty = cells.length > 0 && cells.every((cell) => cell === '');
  if (isEmpty && NEVER_EMPTY.includes(field)) return false;
  return MAY_HOLD[field]?.(cells) ?? true;
}

/** For fields whose columns have names that others have as well: whether the first rows can be of such a column. */
const MAY_HOLD: Readonly<Partial<Record<Field, (cells: readonly string[]) => boolean>>> = {
  author: (cells) => !isSame(cells) && !cells.some(isNoName),
  title: (cells) => !isSame(cells) || cells[0] === '',
  // `Published` tells in some exports when a review was, and in others whether it was.
  date: (cells) => !cells.some((cell) => CELL_WORDS.are('yes', cell) || CELL_WORDS.are('no', cell)),
  source_id: (cells) => !areNoIds(cells),
  // A number is the mark that somebody gave the staff or the services, an address that of their page, and a key that of the review.
  technicians: (cells) => !cells.some(isNoPhrase),
  services: (cells) => !cells.some(isNoPhrase),
  // A number is how a database stores one.
  source_name: (cells) => !cells.some((cell) => WAYS.test(cell) || isNumberOrAddress(cell)),
  source_url: (cells) => !cells.some((cell) => PICTURE.test(cell)),
  // `Bewertung` and `note` are the names of ratings, and of texts.
  text: (cells) => cells.length === 0 || !cells.every(isNumberOrAddress),
  rating: (cells) => cells.every((cell) => cell === '' || isShortNumber(cell) || readRating(cell).ok),
};

/** Whether a name is the same in all rows: then it is the business's own. */
function isSame(cells: readonly string[]): boolean {
  return cells.length > 1 && new Set(cells).size === 1;
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
  return field === 'date' && cells.some((cell) => CELL_WORDS.areIn('how-long-ago', cell));
}

function isAddress(cell: string): boolean {
  return /^https?:\S+$/.test(cell);
}

function isNumberOrAddress(cell: string): boolean {
  return isNumber(cell) || isAddress(cell);
}

/** Whether a cell is like `Ci9DQUlRQUNvZENodHlj…`, or a digest. */
function isKey(cell: string): boolean {
  return /^(?=.*\d)[\w-]{16,}$/.test(cell);
}

function isNoPhrase(cell: string): boolean {
  return isNumberOrAddress(cell) || isKey(cell);
}

/** The number, the key, the address or the page of an account, or all of it: not what a person is called, and not to be published. */
function isNoName(cell: string): boolean {
  return isKey(cell) || isAddress(cell) || /^(?:\d+|\S+@\S+|[{[].*)$/s.test(cell);
}

/** Of an author, in place of the address of a review. */
const PICTURE = /\.googleusercontent\.com\/|\.(?:jpe?g|png|gif|webp|svg)(?:\?|$)/i;

/** By which way a review came; a `source` that says this is no platform. Trustpilot has `InvitationApi` and `AFSv2`. */
const WAYS =
  /^(?:web(?:site)?|form|e-?mail|sms|app|api|organic|basic ?link|\w*invitation\w*|afs(?:v\d)?|widget|manual|import(?:ed)?)$/i;

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
  return { isOwn: false, columns: ofOneLanguage(byRows(head, ofResponses(head, ofComments(header, byName())), monthOf)) };
}

/** What a shop writes below a review is called a comment in Yotpo. In WordPress, the review itself is one. */
function ofComments(header: readonly string[], columns: Columns): Columns {
  const isReview = columns.text === undefined || COMMENTS.response_text.includes(plainName(columns.text));
  return isReview ? columns : columnsByName(header, COMMENTS, { chosen: columns });
}

const COMMENTS = namesIn<Field>('response_text\tcomment content\nresponse_date\tcomment created at, comment creation date');

/** In a survey, a response is the customer's: where nothing answers it, its day is that of the review. */
function ofResponses(head: TableHead, { response_date: day, ...others }: Columns): Columns {
  if (day === undefined || others.response_text !== undefined || others.date !== undefined || samplesOf(head, day).includes(''))
    return { ...others, ...(day !== undefined && { response_date: day }) };
  return { ...others, date: day };
}

/** A text that the website translated is in the language that its column names, not in that of the original. */
function ofOneLanguage({ language, ...others }: Columns): Columns {
  const isKept = language !== undefined && !namesLanguage(others.text ?? '');
  return isKept ? { ...others, language } : others;
}

/** Finds by the first rows the columns that no name told: those of dates, of ratings, and of the longest texts. */
function byRows(head: TableHead, named: Columns, monthOf: MonthOf): Columns {
  const open = head.header.filter((name) => name !== '' && !says('private', name) && !says('answer', name));
  const cellsOf = (name: string): string[] => samplesOf(head, name).filter((cell) => cell !== '');
  const freeBeside = (columns: Columns): string[] => open.filter((name) => !Object.values(columns).includes(name));
  const holding = (columns: Columns, test: (cell: string) => boolean) => columnsHolding(head, freeBeside(columns), test);

  const days = holding(named, (cell) => isDate(cell, monthOf));
  const dated = withColumn(named, 'date', dateColumn(head, named.date, days));
  const ratings = holding(dated, (cell) => readRating(cell).ok);
  const rated = withColumn(dated, 'rating', dated.rating ?? ratingColumn(ratings));
  if (rated.text !== undefined) return rated;
  const halves = halvesIn(head.header);
  if (halves !== undefined) return { ...rated, ...halves.columns };
  const isNoText = (cell: string) => isAddress(cell) || isKey(cell) || isDate(cell, monthOf);
  const texts = freeBeside(rated).filter((name) => !says('disliked', name) && !cellsOf(name).some(isNoText));
  return withColumn(rated, 'text', longest(texts, cellsOf));
}

function withColumn(columns: Columns, field: Field, column: string | undefined): Columns {
  return column === undefined ? columns : { ...columns, [field]: column };
}

/** The column with the days of the reviews: the one that is named so, or else one that holds days. */
function dateColumn(head: TableHead, named: string | undefined, days: readonly string[]): string | undefined {
  const cellsOf = (name: string): string[] => samplesOf(head, name);
  // A review always has a day: a column with days in some rows only tells of something else, such as the answer.
  const whole = days.filter((name) => !cellsOf(name).includes('') && !says('read-day', name));
  const own = whole.filter((name) => !says('earlier-day', name));
  if (named === undefined) return own[0] ?? whole[0];
  return isOneRun(cellsOf(named)) ? (own.find((name) => !isOneRun(cellsOf(name))) ?? named) : named;
}

/** The column with the ratings, of those that may hold them. Several are marks for parts of the service. */
function ratingColumn(columns: readonly string[]): string | undefined {
  const [alone, another] = columns.filter((name) => !says('count', name));
  return columns.find((name) => says('rating', name)) ?? (another === undefined ? alone : undefined);
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
