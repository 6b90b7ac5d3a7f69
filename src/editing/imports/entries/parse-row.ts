import { entriesOf } from '../../../authoring/csv/read-csv.ts';
import { ordersOf, readDate } from '../../../authoring/source/read-date.ts';
import { type Path, putAt } from '../../../authoring/source/source.ts';
import { withoutFormulaGuard } from '../../../reviews/csv/formula-guard.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { languageSchema } from '../../../reviews/schemas/review.ts';
import { shortenLine } from '../../../reviews/text/cutting/shorten.ts';
import { mentionsOf } from '../../changes/new-review-file.ts';
import { plainName } from '../../phrases.ts';
import { COLUMN_WORDS } from '../columns/column-words.ts';
import { type Field, type Mapping, ONE_DAY } from '../columns/fields.ts';
import { furtherFields } from '../columns/own-columns.ts';
import { createFieldReader } from '../columns/translated-columns.ts';
import { CELL_WORDS, isScoreWord } from '../values/cell-words.ts';
import { cleanLine, cleanWords, joinedLines } from '../values/clean-text.ts';
import { originalText } from '../values/original-text.ts';
import { readRating } from '../values/read-rating.ts';
import {
  filled,
  HIDDEN_ANSWER,
  NO_ANSWER_DATE,
  NO_LANGUAGE,
  NO_VERIFICATION,
  NOT_VERIFIED,
  noDate,
  noReview,
  type ParsedEntry,
  type Reading,
  refusedFor,
} from './parsed-entry.ts';
import { createHidesAnswer, createWithheld, type Withheld } from './withheld.ts';

/**
 * Makes the function that reads a review from a row of the table. `ticked`: the columns that say by a tick that a review is shown.
 * `mend` is given each text that becomes a part of the review.
 */
export function createRowParser(
  header: readonly string[],
  mapping: Mapping,
  reading: Reading,
  ticked?: ReadonlySet<string>,
): (cells: readonly string[], mend?: (text: string) => string) => ParsedEntry {
  const readField = createFieldReader(header, mapping.columns);
  const verification = header.indexOf('verification_method');
  const further = furtherFields(header);
  const read = new Set<string | undefined>(Object.values(mapping.columns));
  // "Your review. By sending it you agree that we publish it" holds reviews, and no answer to that. An id may be that of a draft.
  const unread = header.map((name) => (read.has(name) && name !== '_id' ? '' : name));
  const withheld = createWithheld(unread, (cells) => readField(cells, 'author'), ticked);
  const hidesAnswer = createHidesAnswer(header);
  const flag = header.findIndex((name) => COLUMN_WORDS.are('verified', name));
  const parent = header.findIndex((name) => COLUMN_WORDS.are('parent', name));
  const writer = header.findIndex((name) => COLUMN_WORDS.are('writer', name));
  const inUtc = new Set(Object.entries(mapping.columns).flatMap(([field, column]) => (saysUtc(column) ? [field] : [])));
  return (cells, mend = (text) => text) => {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width > header.length) return refusedFor(tooWide(width, header.length));
    // A line end outside of quotes begins a row.
    if (readField(cells, 'rating') === '' && cells.filter((cell) => cell.trim() !== '').length === 1) return refusedFor(CUT);
    const written = cells[writer] ?? '';
    if (CELL_WORDS.are('by-business', written)) return noReview(aboutCustomer(header[writer] ?? '', written));
    const isReply = !/^0?$/.test((cells[parent] ?? '').trim()) && readField(cells, 'rating') === '';
    const held = withheld(cells);
    if (held === undefined && isReply) return noReview(replyFault(header[parent] ?? ''));
    const isDenied = ['no', 'unverified'].some((key) => CELL_WORDS.are(key, cells[flag] ?? ''));
    const isVerified = (cells[verification] ?? '').trim() !== '';
    const textIn = (cell = ''): string => withoutFormulaGuard(mend(cell));
    const context = { mapping, reading, inUtc, isVerified, isDenied, isAnswerHidden: hidesAnswer(cells) };
    const parsed = parseCells((field) => textIn(readField(cells, field)), context);
    const more = further.map(({ path, place }) => ({ path, cell: textIn(cells[place]?.trim()) }));
    const whole = withFurther(parsed, more, context);
    return held === undefined ? whole : withheldEntry(held, whole);
  };
}

/** With what only our own exports have columns for. */
function withFurther(parsed: ParsedEntry, further: readonly { path: Path; cell: string }[], context: RowContext): ParsedEntry {
  if (parsed.kind !== 'review') return parsed;
  const fields = { ...parsed.fields };
  for (const { path, cell } of further) {
    // Spreadsheet programs write days as is usual in their country.
    const value = path[0] === 'edited' ? dayIn(cell, 'updated', context) : cell;
    if (value) putAt(fields, path, value);
  }
  return { ...parsed, fields };
}

function withheldEntry({ reason, remedy, isOpen }: Withheld, parsed: ParsedEntry): ParsedEntry {
  const entry = noReview(remedy === undefined ? reason : `${reason}; ${remedy}`);
  return isOpen || parsed.kind !== 'review' ? entry : { ...entry, withdrawn: { fields: parsed.fields, reason } };
}

/** Anybody may have written a reply, so it is not taken for the answer of the business. */
function replyFault(column: string): string {
  return `it replies to another row, which its ${quote(column)} names, and has no stars; if it is your answer, write it anew with npm run reviews -- answer <id> --date <its day>, or put it into columns for response_text and response_date in that row`;
}

function aboutCustomer(column: string, written: string): string {
  return `its ${quote(column)} is ${quote(written)}: it is about a customer, not by one`;
}

const CUT =
  'the rating is missing, as all but one cell; if this is the rest of the text in the row above, that text was cut: put all of it into one cell, in quotes';

function tooWide(cells: number, columns: number): string {
  return `this row has ${cells} cells, the header ${columns}; a cell with a separator in it must be in quotes`;
}

interface RowContext {
  readonly mapping: Mapping;
  readonly reading: Reading;
  /** The fields whose columns say that their times are in UTC. */
  readonly inUtc: ReadonlySet<string>;
  /** Whether the row says how the review was verified. */
  readonly isVerified: boolean;
  /** Whether the platform says that it did not verify the review. */
  readonly isDenied: boolean;
  /** Whether it does not show the answer of the business to others. */
  readonly isAnswerHidden: boolean;
}

function parseCells(cell: (field: Field) => string, context: RowContext): ParsedEntry {
  const { mapping, isVerified, isDenied, isAnswerHidden } = context;
  const rating = readRating(cell('rating'), mapping.scale, mapping.isRounded);
  if (!rating.ok) return refusedFor(rating.reason);
  const text = mapping.columns.text === undefined ? joinedHalves(cell) : wordsIn(cell('text'));
  const dates = ['date', 'updated', 'response_date'] as const;
  const [written, updated, answered = mapping.answered] = dates.map((field) => dayIn(cell(field), field, context));
  // A date that cannot be read says another day than that of the others.
  const date = cleanWords(cell('date')) === '' ? mapping.day : written;
  const author = cleanLine(cell('author'));
  const named = sourceOf(cell, mapping);
  const source = named !== undefined && isDenied ? { ...named, verified: 'no' } : named;
  const id = cell('id').trim();
  if (text === '') return { kind: 'wordless', fields: filled({ id, date, rating: rating.rating, author, source }) };
  if (date === undefined) return refusedFor(dateFault(cell('date'), mapping));
  if (NOBODY.test(author)) return refusedFor(NAMELESS);
  if (/^[{[]/.test(author)) return refusedFor(`the author ${quote(shortenLine(author, 40))} is not a name; write only the name`);
  const answer = wordsIn(cell('response_text'));
  const title = joinedLines(cleanWords(cell('title')));
  const language = cell('language').trim();
  const fields = filled({
    id,
    date,
    rating: rating.rating,
    author,
    // In WordPress, the title of a testimonial is often the name of its author.
    title: title === author || isScoreWord(title, nameOf(cell, mapping)) ? undefined : title,
    text,
    ...mentionsOf(entriesOf(cell('technicians')), entriesOf(cell('services'))),
    service_area: cell('service_area').trim(),
    language: languageIn(language),
    source,
    response: answer === '' || answered === undefined || isAnswerHidden ? undefined : { date: answered, text: answer },
  });
  const note = noteOf({
    [HIDDEN_ANSWER]: answer !== '' && isAnswerHidden,
    [NO_ANSWER_DATE]: answer !== '' && answered === undefined,
    [NO_LANGUAGE]: language !== '' && fields.language === undefined,
    [NO_VERIFICATION]: isVerified,
    [NOT_VERIFIED]: source?.verified !== undefined,
  });
  return { kind: 'review', fields, updated, note };
}

/** What people write into a form that wants a name. `None` and `Nan` are names. */
const NOBODY = /^(?:n\/a|[-–—.]*)$/i;
const NAMELESS =
  'the author is missing; if the platform shows no name, write what it shows in the place of one, such as "A customer"';

/** What somebody liked and disliked as one text, each half with a sign: alone, "The bathroom" may be either. */
function joinedHalves(cell: (field: Field) => string): string {
  const halves = [
    ['+', wordsIn(cell('liked'))],
    ['−', wordsIn(cell('disliked'))],
  ];
  return halves.flatMap(([sign, words]) => (words === '' ? [] : [`${sign} ${words}`])).join('\n\n');
}

function wordsIn(written: string): string {
  return originalText(cleanWords(written));
}

/** A language tag, in the letter case of tags or as in `EN`. Any other language is found by the text. */
function languageIn(written: string): string | undefined {
  return languageSchema.safeParse(/^[A-Z]{2}$/.test(written) ? written.toLowerCase() : written).data;
}

/** The first of the notes that is true. */
function noteOf(notes: Readonly<Record<string, boolean>>): string | undefined {
  return Object.keys(notes).find((note) => notes[note]);
}

/** Whether the name of a column says that its times are in UTC: `Created (UTC)`, `review_datetime_utc`. */
function saysUtc(column: string): boolean {
  return /(?:^| )(?:utc|gmt)(?: |$)/.test(plainName(column));
}

function dayIn(written: string, field: Field, { mapping, reading, inUtc }: RowContext): string | undefined {
  const date = readDate(written, { order: mapping.order, isUtc: inUtc.has(field), monthOf: reading.monthOf });
  return date && reading.dayOf(date);
}

function dateFault(written: string, { order }: Mapping): string {
  if (cleanWords(written) === '') return `the date is missing; ${ONE_DAY}`;
  const other = order === 'day-first' ? 'the day stands first in this column' : 'the month stands first in this column';
  const fault = noDate('date', written.trim());
  return order === undefined || ordersOf(written) === undefined ? fault : `${fault}; ${other}`;
}

/** Where a review was published first. */
function nameOf(cell: (field: Field) => string, { source }: Mapping): string | undefined {
  return cleanLine(cell('source_name')) || source;
}

function sourceOf(cell: (field: Field) => string, mapping: Mapping): Record<string, unknown> | undefined {
  const name = nameOf(cell, mapping);
  return name === undefined || name === ''
    ? undefined
    : filled({ name, url: cell('source_url').trim(), id: cell('source_id').trim() });
}
