import { type KnownTable, SCALES } from '../../../src/authoring/editorial/check-imports.ts';
import type { MonthOf } from '../../../src/authoring/source/months.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { COLUMN_WORDS } from '../../../src/editing/imports/columns/column-words.ts';
import {
  decideMapping,
  keptTable,
  type MappingDraft,
  mappingFaults,
  type TableOptions,
} from '../../../src/editing/imports/columns/decide-mapping.ts';
import { type Columns, type Field, type Mapping, REQUIRED_FIELDS } from '../../../src/editing/imports/columns/fields.ts';
import { firstRowFault, reviewInHeader } from '../../../src/editing/imports/columns/first-row.ts';
import { formatMap } from '../../../src/editing/imports/columns/parse-map.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { placeIn, type TablePart } from '../../../src/editing/imports/formats/export.ts';
import type { MappedPart } from '../../../src/editing/imports/plan/read-entries.ts';
import { unreadAnswers } from '../../../src/editing/imports/surveys/answer-columns.ts';
import { orderChoices, surveyDates } from '../../../src/editing/imports/surveys/survey-dates.ts';
import { severalPlaces } from '../../../src/editing/imports/surveys/survey-places.ts';
import { type AboveFive, ratingsAboveFive } from '../../../src/editing/imports/surveys/survey-ratings.ts';
import { type TurnedDates, turnedDates } from '../../../src/editing/imports/surveys/turned-dates.ts';
import { countDayless, countUndated } from '../../../src/editing/imports/surveys/undated.ts';
import type { Table, TableHead } from '../../../src/editing/imports/tables/table.ts';
import type { Scale } from '../../../src/editing/imports/values/read-rating.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { columnLines } from './column-lines.ts';
import { askAnswerDay, askMapping, askOrder, askScale } from './questions.ts';
import { keptLine, keptSource, newColumnsLine, withSource } from './source-of-table.ts';

/** What the user says of the tables, and how to ask for the rest. */
export interface PrepareTableOptions extends TableOptions {
  /** Whether a person can be asked. */
  readonly isAsked: boolean;
  /** Whether changes are written without asking. */
  readonly isWritten: boolean;
}

/** What is known of the business and its earlier imports. */
export interface Known {
  /** The tables of `imports.yaml`. */
  readonly tables: readonly KnownTable[];
  readonly today: CalendarDate;
  /** How dates such as 3/4/2024 are written in its country. */
  readonly usualOrder: DateOrder | undefined;
  readonly monthOf: MonthOf;
  /** Its language (BCP 47). */
  readonly language: string;
}

/** A table with its mapping, which is recorded for the next import if it is new. */
type PreparedTable = MappedPart & { readonly kept?: KnownTable };

/** Determines how the columns of a table become fields, and asks for what only the user can know. */
export async function prepareTable(part: TablePart, options: PrepareTableOptions, known: Known): Promise<PreparedTable> {
  const { tables: kept, monthOf, language } = known;
  const { name, table } = part;
  if (table.header.length === 0) throw new ExportError('has no rows');
  const fewest = REQUIRED_FIELDS.length - (options.day === undefined ? 0 : 1);
  if (table.header.length < fewest && !speaksOfReviews(table)) throw new ExportError(noTable(table.header));
  const review = reviewInHeader(table, monthOf);
  if (review !== undefined) throw new ExportError(firstRowFault(review));
  const source = options.source ?? (await keptSource(table, kept, options.isAsked));
  const decided = decideMapping(table, { ...options, source }, kept, monthOf, language);
  if (isRunningText(table, decided.columns)) throw new ExportError(noTable(table.header));
  if (!options.isAsked) refuseFaults(name, table, decided);
  if (decided.basis === 'kept' && source === undefined && decided.source !== undefined) say(keptLine(name, decided.source));
  if (decided.newColumns !== undefined) say(newColumnsLine(name, decided.newColumns));
  for (const column of await unreadAnswers(table, decided.columns)) say(answersLine(name, column));
  await tellPlaces(part);
  const mapped = await settle(name, table, decided, { ...options, source, today: known.today });
  refuseFaults(name, table, mapped);
  await tellDay(part, mapped);
  const scale = await scaleOf(part, mapped, options);
  const order = options.order ?? (await orderOf(part, mapped, { ...known, ...options }));
  const draft = { ...mapped, scale, order };
  const answered = await answerDayOf(part, draft, { ...known, ...options });
  const mapping = { ...draft, ...(answered !== undefined && { answered }) };
  const isNew = draft.basis === 'said' || draft.basis === 'guessed';
  return { ...part, mapping, ...(isNew && { kept: keptTable(mapping, table.header) }) };
}

/** Tells how many reviews get the day that is said for those that have none. */
async function tellDay({ name, table }: TablePart, { columns, day }: MappingDraft): Promise<void> {
  const dayless = day === undefined ? 0 : await countDayless(table, columns);
  if (dayless === 0) return;
  const [have, get] = dayless === 1 ? ['has', 'gets'] : ['have', 'get'];
  say(`${name}: ${count(dayless, 'review')} ${have} no day and ${get} ${day} (--review-date says another)`);
}

/** Tells of reviews of several places: only those of the business are its own. */
async function tellPlaces({ name, table }: TablePart): Promise<void> {
  const found = await severalPlaces(table);
  if (found === undefined) return;
  say(
    `${name}: ${quote(found.column)} says that its reviews are of ${found.count} places; take those of other businesses out of the file, and import those of several places of yours one at a time, each with --area`,
  );
}

/** Whether a table is a running text that has commas here and there. */
function isRunningText({ unit, header, samples }: Table, columns: Columns): boolean {
  const known = REQUIRED_FIELDS.filter((field) => columns[field] !== undefined);
  return unit === 'line' && known.length < 2 && samples.some(({ cells }) => cells.length !== header.length);
}

function noTable(header: readonly string[]): string {
  const found = header.map((name) => quote(shortenLine(name, 40))).join(', ');
  return `is not a list of reviews with ${REQUIRED_FIELDS.join(', ')}, of which each review needs all; it has ${found}; if it is a text, copy its reviews into a table with these columns, or write each down with npm run reviews -- add`;
}

function answersLine(name: string, column: string): string {
  const option = formatMap({ response_text: column });
  return `${name}: ${quote(column)} seems to hold your answers, and is not imported; ${option} says that it does`;
}

/**
 * Determines the scale of the ratings. If a column has one rating above five, the others may be no stars either, so nothing is
 * taken before the user says what they count.
 */
async function scaleOf(
  part: TablePart,
  { columns, scale, basis }: MappingDraft,
  { isAsked, scale: given }: PrepareTableOptions,
): Promise<Scale> {
  const { name, table } = part;
  const column = columns.rating ?? '';
  if (given === undefined && scale !== 5) return scale;
  const above = await ratingsAboveFive(table, column);
  if (given !== undefined) return fitting(given, above, name);
  // In a table that is known by its columns, a few ratings above five are mistakes; more are another scale than before.
  if (basis === 'kept' && (above === undefined || above.scale === 5)) return scale;
  const found =
    above &&
    `${placeIn(part, above.row)}: ${quote(column)} has the rating ${quote(above.cell)}, and ${count(above.count, 'rating')} of ${above.of} ${above.count === 1 ? 'is' : 'are'} above 5`;
  const [named] = /(?<![\d-])(?:10|20|50|100)(?!\d)/.exec(column) ?? [];
  if (found === undefined && named === undefined) return scale;
  if (above !== undefined && above.scale === undefined) throw new Refusal(`${found}, the highest is ${above.highest}; ${BEYOND}`);
  if (isAsked) return fitting(await askScale(column, above?.scale ?? 10, found), above, name);
  const reason =
    found === undefined ? `${name}: ${quote(column)} may be out of ${named}` : `${found}, the highest is ${above?.highest}`;
  const likely = above?.scale ?? named;
  throw new Refusal(
    `${reason}; say what it counts: --scale ${likely}, or another of ${SCALES.join(', ')}; with 5, what is above is left out`,
  );
}

const BEYOND = `no scale goes beyond ${Math.max(...SCALES)}; say which column holds the ratings, as in --map rating="…", or mend what is above`;

/** The scale, if all ratings are within it. If one is not, the others count something else too: a 10 out of 50 is no praise. */
function fitting(scale: Scale, above: AboveFive | undefined, name: string): Scale {
  if (scale === 5 || above === undefined || above.highest <= scale) return scale;
  const advice = above.scale === undefined ? BEYOND : `say --scale ${above.scale}, or mend that rating if it is a mistake`;
  throw new Refusal(`${name}: the ratings are not out of ${scale}, as the highest is ${above.highest}; ${advice}`);
}

function refuseFaults(name: string, head: TableHead, draft: MappingDraft): void {
  const faults = mappingFaults(draft, head.header);
  if (faults.length === 0) return;
  throw new Refusal(
    [
      `${name}: ${faults.join('\n  ')}`,
      ...(draft.columns.rating === undefined && !speaksOfReviews(head)
        ? ['A list of jobs or invoices is for verify --jobs.']
        : []),
      'Its columns, as far as they are known:',
      ...columnLines(head, draft.columns),
    ].join('\n'),
  );
}

/** Whether a column is named as only tables of reviews name one. */
function speaksOfReviews({ header }: TableHead): boolean {
  return header.some((name) => COLUMN_WORDS.areIn('of-reviews', name));
}

/**
 * Shows a guessed mapping and asks the user to confirm it. In a script nobody can confirm it, so it is only good for a dry run.
 */
async function settle(
  name: string,
  head: TableHead,
  draft: MappingDraft,
  { columns, source, isAsked, isWritten, today }: PrepareTableOptions & Pick<Known, 'today'>,
): Promise<MappingDraft> {
  const isOpen = isAsked && source === undefined;
  if (columns !== undefined && Object.keys(draft.columns).some((field) => columns[field as Field] === undefined))
    say([`${name}: the columns that --map does not name are guessed:`, ...columnLines(head, draft.columns), ''].join('\n'));
  if (draft.basis !== 'guessed') return withSource(draft, isOpen);
  if (isAsked) return withSource({ ...draft, ...(await askMapping(name, head, draft, today)) }, isOpen);
  say(
    [`${name}: which column holds what is guessed by its header and first rows:`, ...columnLines(head, draft.columns)].join('\n'),
  );
  const said = formatMap(draft.columns);
  if (isWritten) throw new Refusal(`Nothing was written. If this is right, say it: ${said}`);
  say(`  To write them, say it: ${said}\n`);
  return draft;
}

/** Determines the day of answers that have none; `undefined` leaves them out. */
async function answerDayOf(
  { name, table }: TablePart,
  draft: MappingDraft,
  { isAsked, today, monthOf }: PrepareTableOptions & Known,
): Promise<CalendarDate | undefined> {
  const { answered } = draft;
  if (answered === undefined && !isAsked) return undefined;
  const undated = await countUndated(table, draft, monthOf);
  if (undated === 0) return undefined;
  const found = `${name}: ${count(undated, 'answer')} of yours ${undated === 1 ? 'has' : 'have'} no day`;
  if (answered === undefined) return askAnswerDay(found, today);
  say(`${found} and ${undated === 1 ? 'gets' : 'get'} that of --response-date, ${answered}`);
  return answered;
}

/** Determines from all dates of the table which number of `3/4/2024` is the day. A kept order holds unless they tell another. */
async function orderOf(
  part: TablePart,
  { columns, order: kept }: MappingDraft,
  { isAsked, today, usualOrder }: PrepareTableOptions & Known,
): Promise<Mapping['order']> {
  const turned = await turnedDates(part.table, columns);
  if (turned !== undefined) throw new Refusal(`${placeIn(part, turned.left.row)}: ${turnedOrder(turned)}`);
  const { order, example } = await surveyDates(part.table, columns, today);
  if (kept !== undefined && order !== undefined && kept !== order) throw new Refusal(`${part.name}: ${otherOrder(kept, order)}`);
  if (kept !== undefined || order !== undefined || example === undefined) return kept ?? order;
  const { cell, row } = example;
  if (isAsked) return askOrder(cell, usualOrder);
  throw new Refusal(
    `${placeIn(part, row)}: ${quote(cell)} may be two days, and no other date of it tells; say ${orderChoices(usualOrder)}`,
  );
}

function turnedOrder({ left, order, turned }: TurnedDates): string {
  return `${quote(left.cell)} is written ${order}, and of dates such as ${quote(turned)} none has a day above 12; a spreadsheet program of another country seems to have turned day and month in these: import the file as it was before it was opened there, or say --dates ${order} if all are right`;
}

function otherOrder(kept: DateOrder, order: DateOrder): string {
  return `its dates are ${order}, and those of earlier tables with these columns were ${kept} (imports.yaml); if it is so from now on, say --dates ${order}, and change it there`;
}
