import { findName, type KnownNames } from '../../authoring/business/known-names.ts';
import type { KnownTable } from '../../authoring/editorial/check-imports.ts';
import { createMonthNames, type MonthOf } from '../../authoring/source/months.ts';
import { type DateOrder, readDate } from '../../authoring/source/read-date.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { type AmbiguousDate, surveyDates } from '../imports/surveys/survey-dates.ts';
import { findTurned, turnedWords } from '../imports/surveys/turned-dates.ts';
import { columnsHolding, isRow, type Row, type Table, type TableHead } from '../imports/tables/table.ts';
import { isDate } from '../imports/values/cell-kinds.ts';
import { createDayInZone } from '../imports/values/day-in-zone.ts';
import { onceEncoded } from '../imports/values/twice-encoded.ts';
import { amountOf } from './amount-of.ts';
import { type JobColumns, jobColumns } from './job-columns.ts';
import { WANTED } from './job-table.ts';
import { joinRows } from './join-rows.ts';
import type { Job } from './match-jobs.ts';
import { createOutcomes, type Outcomes } from './outcomes.ts';
import { isReviewTable } from './review-table.ts';
import { ungroup } from './ungroup.ts';

export interface JobsReading {
  readonly chosen?: JobColumns;
  /** Which number of a date is the day; if undefined, the dates of the table decide. */
  readonly order: DateOrder | undefined;
  readonly known: KnownNames;
  readonly language: string;
  readonly timeZone: string | undefined;
  /** Tables of reviews that the import has taken. */
  readonly tables: readonly KnownTable[];
  /** The texts of reviews: a table that holds one is no list of jobs. */
  readonly texts: ReadonlySet<string>;
}

export type JobsRead =
  | {
      readonly ok: true;
      readonly jobs: readonly Job[];
      readonly columns: JobColumns;
      readonly unit: Table['unit'];
      /** The rows without a name or a date, which are left out. */
      readonly unread: readonly LeftOutRow[];
      /** What keeps other rows from being read, and where. */
      readonly faults: readonly { readonly row: number; readonly fault: string }[];
      /** The rows that are no job that was done and paid, such as drafts, estimates and refunds. */
      readonly undone: readonly LeftOutRow[];
      /** What columns of states say of rows that were taken for done, if that is not known to mean it; with the number of rows. */
      readonly unknownStates: ReadonlyMap<string, number>;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** An ambiguous date, if that keeps the table from being read. */
      readonly example?: AmbiguousDate;
      /** Set if columns are missing. */
      readonly open?: OpenColumns;
    };

/** The fields that a job record must have. */
export type NeededField = 'customer' | 'date';

/** What these fields are called in messages. */
export const NEEDED: Readonly<Record<NeededField, string>> = { customer: "the customer's name", date: 'the date of the job' };

/** A table of which it is not known which columns hold needed fields. */
export interface OpenColumns {
  readonly head: TableHead;
  readonly missing: readonly NeededField[];
  /** The only column of dates, if none is named as that of jobs. It is not taken unseen: it may hold birthdays. */
  readonly likely: JobColumns;
}

export interface LeftOutRow {
  readonly row: number;
  /** Empty if the row names none. */
  readonly customer: string;
}

/** Reads job records from a table. They stay in memory, and nothing of them is written anywhere. */
export async function readJobs(given: Table, reading: JobsReading): Promise<JobsRead> {
  // A report may name the customers above the rows and in no column.
  const table = namesIn(jobColumns(given.header, reading.chosen)) ? given : await ungroup(given);
  const { header } = table;
  if (header.length === 0) return { ok: false, message: 'is empty; a header and a row for each job are needed' };
  if (isReviewTable(table, reading.tables)) return { ok: false, message: REVIEWS };
  const wrong = Object.values(reading.chosen ?? {}).find((column) => !header.includes(column));
  const columns = jobColumns(header, reading.chosen);
  const isOpen = columns.date === undefined || !namesIn(columns);
  if ((isOpen || wrong !== undefined) && header.some(isValue)) return { ok: false, message: HEADLESS };
  if (wrong !== undefined) return { ok: false, message: `has no column ${wrong}; it has ${namesOf(table)}` };
  if (columns.date === undefined || isOpen) return noColumns(table, columns, createMonthNames(reading.language));
  const turned = reading.order === undefined ? await findTurned(table, columns) : undefined;
  if (turned !== undefined)
    return { ok: false, message: `holds turned dates; in ${table.unit} ${turned.left.row}, ${turnedWords(turned)}` };
  const survey = await surveyDates(table, { date: columns.date });
  const order = reading.order ?? survey.order;
  if (order === undefined && survey.example !== undefined)
    return {
      ok: false,
      message: `${table.unit} ${survey.example.row}: ${quote(survey.example.cell)} may be two days, and no other date of it tells`,
      example: survey.example,
    };
  return readRows(table, { ...reading, order, columns });
}

/** Whether a cell holds a value, and no name of a column. A message then shows nothing of its row: it may be of a customer. */
function isValue(cell: string): boolean {
  return /@|\d\D?\d\D?\d|^\W*\d[\d.,]*\W*$/.test(cell);
}

const HEADLESS = 'begins with a row that names no columns; write a header above it, such as Customer,Date';

const REVIEWS = `holds reviews, and these prove nothing of themselves; ${WANTED}`;

function namesIn({ customer, last_name }: JobColumns): boolean {
  return customer !== undefined || last_name !== undefined;
}

function namesOf({ header }: TableHead): string {
  return header.filter((column) => column !== '').join(', ');
}

function noColumns(head: TableHead, columns: JobColumns, monthOf: MonthOf): JobsRead {
  const likely = columns.date === undefined ? onlyDates(head, monthOf) : undefined;
  const missing = [...(namesIn(columns) ? [] : ['customer' as const]), ...(columns.date === undefined ? ['date' as const] : [])];
  const message = `has no column that is known to hold ${missing.map((field) => NEEDED[field]).join(' or ')}; its columns are ${namesOf(head)}`;
  if (likely === undefined) return { ok: false, message, open: { head, missing, likely: {} } };
  return { ok: false, message: `${message}; only ${likely} holds dates`, open: { head, missing, likely: { date: likely } } };
}

/** The column that alone has dates in its first rows. */
function onlyDates(head: TableHead, monthOf: MonthOf): string | undefined {
  const named = head.header.filter((column) => column !== '');
  const [alone, another] = columnsHolding(head, named, (cell) => isDate(cell, monthOf));
  return another === undefined ? alone : undefined;
}

interface RowsReading extends JobsReading {
  readonly columns: JobColumns;
}

async function readRows(table: Table, reading: RowsReading): Promise<JobsRead> {
  const outcomes = createOutcomes(table.header, reading.columns.amount);
  const readRow = createRowReader(table.header, reading, outcomes);
  const refunded = new Map<string, string>();
  const rows: Job[] = [];
  const unread: LeftOutRow[] = [];
  const undone: LeftOutRow[] = [];
  const faults: { row: number; fault: string }[] = [];
  for await (const row of table.rows()) {
    if (!isRow(row)) {
      faults.push({ row: row.number, fault: row.fault });
      continue;
    }
    if (row.cells.some((cell) => reading.texts.has(cell.trim()))) return { ok: false, message: REVIEWS };
    const read = readRow(row);
    const { customer, date } = read;
    if (customer === '' || date === undefined) {
      unread.push({ row: row.number, customer });
      continue;
    }
    const isLeftOut = outcomes.isUndone(row);
    outcomes.countStates(row, isLeftOut);
    if (outcomes.isRefund(row) && date > (refunded.get(customer) ?? '')) refunded.set(customer, date);
    if (isLeftOut) undone.push({ row: row.number, customer });
    else rows.push({ ...read, date });
  }
  const jobs = joinRows(rows).map((job) =>
    job.date <= (refunded.get(job.customer) ?? '') ? { ...job, isTakenBack: true } : job,
  );
  const { columns } = reading;
  return { ok: true, jobs, columns, unit: table.unit, unread, faults, undone, unknownStates: outcomes.unknownStates() };
}

/** A row, whose date may be missing. */
type RowRead = Omit<Job, 'date'> & { readonly date: Job['date'] | undefined };

function createRowReader(
  header: readonly string[],
  { columns, known, order, language, timeZone }: RowsReading,
  { isUnpaid }: Outcomes,
): (row: Row) => RowRead {
  const dayOf = createDayInZone(timeZone);
  const monthOf = createMonthNames(language);
  const places = new Map(Object.entries(columns).map(([field, column]) => [field, header.indexOf(column)]));
  const listOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);
  return (row) => {
    const { number, cells } = row;
    const cell = (field: keyof JobColumns): string => (cells[places.get(field) ?? -1] ?? '').trim();
    const customer = cell('customer') || `${cell('first_name')} ${cell('last_name')}`.trim();
    const written = readDate(cell('date'), { order, isUtc: false, monthOf });
    return {
      row: number,
      customer: onceEncoded(customer) ?? customer,
      date: written && dayOf(written),
      technicians: listOf(findName(known.technicians, cell('technician'))),
      services: listOf(findName(known.services, cell('service'))),
      amounts: listOf(amountOf(cell('amount'))),
      numbers: listOf(cell('number') || undefined),
      ...(isUnpaid(row) && { isUnpaid: true }),
    };
  };
}
