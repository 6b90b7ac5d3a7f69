import { basename } from 'node:path';
import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import type { MonthOf } from '../../../src/authoring/source/months.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { COLUMN_WORDS } from '../../../src/editing/imports/columns/column-words.ts';
import {
  decideMapping,
  keptTable,
  type MappingDraft,
  type TableOptions,
} from '../../../src/editing/imports/columns/decide-mapping.ts';
import { type Columns, type Field, REQUIRED_FIELDS } from '../../../src/editing/imports/columns/fields.ts';
import { firstRowFault, reviewInHeader } from '../../../src/editing/imports/columns/first-row.ts';
import { mappingFaults, optionsToSay } from '../../../src/editing/imports/columns/mapping-faults.ts';
import { formatMap } from '../../../src/editing/imports/columns/parse-map.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import type { TablePart } from '../../../src/editing/imports/formats/export.ts';
import type { MappedPart } from '../../../src/editing/imports/plan/read-entries.ts';
import { unreadAnswers } from '../../../src/editing/imports/surveys/answer-columns.ts';
import { severalPlaces } from '../../../src/editing/imports/surveys/survey-places.ts';
import { countUndated } from '../../../src/editing/imports/surveys/undated.ts';
import { countEmpty } from '../../../src/editing/imports/tables/count-empty.ts';
import type { Table, TableHead } from '../../../src/editing/imports/tables/table.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { count } from '../../support/count.ts';
import type { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { columnLines } from './column-lines.ts';
import { orderOf } from './order-of-table.ts';
import { askAnswerDay, askMapping, JOBS } from './questions.ts';
import { scaleOf } from './scale-of-table.ts';
import { keptLine, keptSource, newColumnsLine, withSource } from './source-of-table.ts';
import { guessLines, isUnsaid, refusalOf, type Unsaid } from './unsaid.ts';

/** What the user says of the tables, and how to ask for the rest. */
export interface PrepareTableOptions extends TableOptions {
  /** Whether a person can be asked. */
  readonly isAsked: boolean;
  /** Whether changes are written without asking. */
  readonly isWritten: boolean;
  /** The command that imports the file of the table, with more options than were typed. */
  commandWith(more: readonly string[]): string;
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
type PreparedTable = MappedPart & {
  readonly kept?: KnownTable;
  readonly toSay: Settled['toSay'];
};

/** Determines how the columns of a table become fields, and asks for what only the user can know. */
export async function prepareTable(part: TablePart, options: PrepareTableOptions, known: Known): Promise<PreparedTable> {
  const { tables: kept, monthOf, language } = known;
  const { name, table } = part;
  if (table.header.length === 0) throw new ExportError('has no rows');
  const fewest = REQUIRED_FIELDS.length - (options.day === undefined ? 0 : 1);
  if (table.header.length < fewest && !speaksOfReviews(part)) throw new ExportError(noTable(table.header));
  const review = reviewInHeader(table, monthOf);
  if (review !== undefined) throw new ExportError(firstRowFault(review));
  const source = options.source ?? (await keptSource(table, kept, options.isAsked));
  const decided = decideMapping(table, { ...options, source }, kept, monthOf, language);
  if (isRunningText(table, decided.columns)) throw new ExportError(noTable(table.header));
  if (decided.basis === 'kept' && source === undefined && decided.source !== undefined) say(keptLine(name, decided.source));
  if (decided.newColumns !== undefined) say(newColumnsLine(name, decided.newColumns));
  for (const column of await unreadAnswers(table, decided.columns)) say(answersLine(name, column));
  await tellPlaces(part);
  if (options.columns !== undefined) tellGuessed(name, table, decided.columns, options.columns);
  const { draft, toSay } = await settle(part, decided, { ...options, source }, known);
  await tellDay(part, draft);
  await tellSource(part, draft);
  const answered = await answerDayOf(part, draft, { ...known, ...options });
  const mapping = { ...draft, ...(answered !== undefined && { answered }) };
  const isNew = draft.basis === 'said' || draft.basis === 'guessed';
  return { ...part, mapping, ...(isNew && { kept: keptTable(mapping, table.header) }), toSay };
}

/** A mapping with all that the rows tell, and the options that confirm it if it is guessed and nobody can be asked. */
interface Settled {
  readonly draft: MappingDraft;
  readonly toSay?: readonly string[] | undefined;
}

/** Completes the mapping by the rows and by asking. In a script, all that only the user can know is refused at once. */
async function settle(part: TablePart, decided: MappingDraft, options: PrepareTableOptions, known: Known): Promise<Settled> {
  const { name, table } = part;
  const mapped = options.isAsked ? await ask(name, table, decided, { ...options, today: known.today }) : decided;
  const faults = mappingFaults(mapped, table.header);
  const isOther = mapped.columns.rating === undefined && !speaksOfReviews(part);
  const toSay = isOther ? undefined : optionsToSay(mapped, table);
  const refusal = (open: readonly Unsaid[]): Refusal =>
    refusalOf(name, table, mapped, {
      faults,
      reasons: isOther ? [JOBS] : open.map(({ reason }) => reason),
      command: toSay && options.commandWith([...toSay, ...open.map(({ option }) => option)]),
    });
  if (faults.length > 0 && (options.isAsked || isOther)) throw refusal([]);
  const scale = await scaleOf(part, mapped, options);
  const order = options.order ?? (await orderOf(part, mapped, { ...known, ...options }));
  const isUnconfirmed = !options.isAsked && mapped.basis === 'guessed';
  if (faults.length > 0 || isUnsaid(scale) || isUnsaid(order) || (isUnconfirmed && options.isWritten))
    throw refusal([scale, order].filter(isUnsaid));
  const draft = { ...mapped, scale, order };
  if (!isUnconfirmed) return { draft };
  say([...guessLines(name, table, mapped), ''].join('\n'));
  return { draft, toSay };
}

/** Tells which columns are guessed beside those that are said. */
function tellGuessed(name: string, head: TableHead, columns: Columns, said: Columns): void {
  if (Object.keys(columns).some((field) => said[field as Field] === undefined))
    say([`${name}: the columns that --map does not name are guessed:`, ...columnLines(head, columns), ''].join('\n'));
}

/** Tells how many reviews get the day that is said for those that have none. */
async function tellDay({ name, table }: TablePart, { columns, day }: MappingDraft): Promise<void> {
  const dayless = day === undefined ? 0 : await countEmpty(table, columns.date);
  if (dayless === 0) return;
  const [have, get] = dayless === 1 ? ['has', 'gets'] : ['have', 'get'];
  say(`${name}: ${count(dayless, 'review')} ${have} no day and ${get} ${day} (--review-date says another)`);
}

/** Tells how many reviews name no site where others do. In a table of one's own, these are the business's. */
async function tellSource({ name, table }: TablePart, { columns, source, basis }: MappingDraft): Promise<void> {
  const column = columns.source_name;
  if (column === undefined || source !== undefined || basis === 'known') return;
  const sourceless = await countEmpty(table, column);
  if (sourceless === 0) return;
  const [names, counts, they] = sourceless === 1 ? ['names', 'counts', 'it'] : ['name', 'count', 'they'];
  say(
    `${name}: ${count(sourceless, 'review')} ${names} no site under ${quote(column)}, and ${counts} as published nowhere else; if ${they} stood on one, say it: ${formatMap({ source_name: column })} --source <site>`,
  );
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

/** Whether a column, or the file of a list, is named as only those of reviews are: `_data/testimonials.yml`. */
function speaksOfReviews({ name, table: { unit, header, samples } }: TablePart): boolean {
  const isList = unit !== 'line' && samples.length > 1;
  return [...header, ...(isList ? [basename(name)] : [])].some((words) => COLUMN_WORDS.areIn('of-reviews', words));
}

/** Shows a guessed mapping, and asks the user to confirm it. */
async function ask(
  name: string,
  head: TableHead,
  draft: MappingDraft,
  { source, today }: PrepareTableOptions & Pick<Known, 'today'>,
): Promise<MappingDraft> {
  const mapped = draft.basis === 'guessed' ? { ...draft, ...(await askMapping(name, head, draft, today)) } : draft;
  return withSource(mapped, source === undefined);
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
