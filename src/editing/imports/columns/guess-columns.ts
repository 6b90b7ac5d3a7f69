import type { MonthOf } from '../../../authoring/source/months.ts';
import { plainName } from '../../phrases.ts';
import { columnsHolding, samplesOf, type TableHead } from '../tables/table.ts';
import { isAddress, isDate, isKey } from '../values/cell-kinds.ts';
import { CELL_WORDS } from '../values/cell-words.ts';
import { readRating } from '../values/read-rating.ts';
import { columnsByName, namesIn, USUAL } from './column-names.ts';
import { asksForConsent, COLUMN_WORDS } from './column-words.ts';
import type { Columns, Field } from './fields.ts';
import { isPoor, mayHold } from './may-hold.ts';
import { hasOwnNames, isOwnExport, ownColumns } from './own-columns.ts';
import { type KnownSite, knownSite } from './sites/known-sites.ts';
import { namesLanguage, translatedColumns } from './translated-columns.ts';

const says = COLUMN_WORDS.areIn;

export interface Guess {
  readonly columns: Columns;
  /** Whether the table names its columns as this service does. */
  readonly isOwn: boolean;
  /** Whose export it is, if that is certain. */
  readonly site?: KnownSite;
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
    const holds = (field: Field, column: string): boolean =>
      mayHold(samplesOf(head, column), field) && !(field === 'date' && isDayOfReading(head, column));
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
  const named = ofResponses(head, ofComments(header, byName()));
  return { isOwn: false, columns: ofPersons(header, ofOneLanguage(byRows(head, named, monthOf))) };
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

/** Where a title stands behind a name or a firm, or behind an author below the text, it is the person's, such as a job or a place. */
function ofPersons(header: readonly string[], columns: Columns): Columns {
  const { title = '', ...others } = columns;
  const { author = '', text = author } = others;
  if (plainName(title) !== 'title') return columns;
  const before = header[header.indexOf(title) - 1] ?? '';
  const isBehind = before === author && (plainName(author) === 'name' || header.indexOf(text) < header.indexOf(author));
  return isBehind || says('firm-of-person', before) ? others : columns;
}

/** Finds by the first rows the columns that no name told: those of dates, of ratings, and of the longest texts. */
function byRows(head: TableHead, named: Columns, monthOf: MonthOf): Columns {
  const open = head.header.filter(
    (name) => name !== '' && !['private', 'answer'].some((key) => says(key, name)) && !asksForConsent(name),
  );
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
  // A box that was ticked has the same sentence in each row.
  const written = texts.filter((name) => cellsOf(name).length < 2 || new Set(cellsOf(name)).size > 1);
  return withColumn(rated, 'text', longest(written, cellsOf) ?? longest(texts, cellsOf));
}

function withColumn(columns: Columns, field: Field, column: string | undefined): Columns {
  return column === undefined ? columns : { ...columns, [field]: column };
}

/** The column with the days of the reviews: the one that is named so, or else one that holds days. */
function dateColumn(head: TableHead, named: string | undefined, days: readonly string[]): string | undefined {
  const cellsOf = (name: string): string[] => samplesOf(head, name);
  // A review always has a day: a column with days in some rows only tells of something else, such as the answer.
  const whole = days.filter((name) => !cellsOf(name).includes('') && !says('read-day', name) && !isDayOfReading(head, name));
  const own = whole.filter((name) => !says('earlier-day', name));
  if (named === undefined) return own[0] ?? whole[0];
  return isOneRun(cellsOf(named)) ? (own.find((name) => !isOneRun(cellsOf(name))) ?? named) : named;
}

/** Whether all times are within one minute: a program read the reviews then. At midnight they are days. */
function isOneRun(cells: readonly string[]): boolean {
  const minutes = new Set(cells.map((cell) => /^(.*\d:\d{2}):\d{2}/.exec(cell)?.[1]));
  return cells.length > 1 && minutes.size === 1 && !minutes.has(undefined) && !cells.some((cell) => cell.includes(':00:00'));
}

/** Whether all days are the same, while another column says of each review how long ago it was: a program read them on that day. */
function isDayOfReading(head: TableHead, column: string): boolean {
  const areAges = (cells: ReadonlySet<string>) =>
    cells.size > 1 && [...cells].every((cell) => CELL_WORDS.areIn('how-long-ago', cell));
  const days = new Set(samplesOf(head, column).map((cell) => cell.slice(0, 10)));
  return days.size === 1 && head.header.some((name) => areAges(new Set(samplesOf(head, name))));
}

/** The column with the ratings, of those that may hold them. Several are marks for parts of the service. */
function ratingColumn(columns: readonly string[]): string | undefined {
  const [alone, another] = columns.filter((name) => !says('count', name));
  return columns.find((name) => says('rating', name)) ?? (another === undefined ? alone : undefined);
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
  const names = header.filter((name) => says('liked', name) !== says('disliked', name) && !says('private', name));
  const liked = names.find((name) => says('liked', name));
  const disliked = names.find((name) => says('disliked', name));
  if (liked === undefined || disliked === undefined) return undefined;
  return { names, columns: names.length === 2 ? { liked, disliked } : {} };
}
