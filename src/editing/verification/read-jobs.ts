import { findName, type KnownNames } from '../../authoring/business/known-names.ts';
import type { KnownTable } from '../../authoring/editorial/check-imports.ts';
import { createMonthNames } from '../../authoring/source/months.ts';
import { type DateOrder, readDate } from '../../authoring/source/read-date.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { type AmbiguousDate, surveyDates } from '../imports/columns/survey-dates.ts';
import { isRow, type Row, readHead, type Table, type TableHead } from '../imports/tables/table.ts';
import { createDayInZone } from '../imports/values/day-in-zone.ts';
import { type JobColumns, jobColumns } from './job-columns.ts';
import {
  isCredit,
  isDoneStatus,
  isFlagSet,
  isKindColumn,
  isPaidColumn,
  isPlaceColumn,
  isRefundColumn,
  isStatusColumn,
  isUndoneFlag,
  isUndoneKind,
  isUndoneStatus,
  isUnpaidStatus,
} from './job-status.ts';
import { WANTED } from './job-table.ts';
import { joinRows } from './join-rows.ts';
import type { Job } from './match-jobs.ts';
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
}

export interface LeftOutRow {
  readonly row: number;
  /** Empty if the row names none. */
  readonly customer: string;
}

/** Reads job records from a table. They stay in memory, and nothing of them is written anywhere. */
export async function readJobs(given: Table, reading: JobsReading): Promise<JobsRead> {
  const table = await withCustomers(given, reading);
  const head = await readHead(table);
  if (head === undefined) return { ok: false, message: 'is empty; a header and a row for each job are needed' };
  const { header } = head;
  if (isReviewTable(head, reading.tables)) return { ok: false, message: REVIEWS };
  const wrong = Object.values(reading.chosen ?? {}).find((column) => !header.includes(column));
  const columns = jobColumns(header, reading.chosen);
  const isOpen = columns.date === undefined || !namesIn(columns);
  if ((isOpen || wrong !== undefined) && header.some(isValue)) return { ok: false, message: HEADLESS };
  if (wrong !== undefined) return { ok: false, message: `has no column ${wrong}; it has ${namesOf(head)}` };
  if (columns.date === undefined || isOpen) return noColumns(head, columns);
  const survey = await surveyDates(table, header, { date: columns.date });
  const order = reading.order ?? survey.order;
  if (order === undefined && survey.example !== undefined)
    return {
      ok: false,
      message: `${table.unit} ${survey.example.row}: ${quote(survey.example.cell)} may be two days, and no other date of it tells`,
      example: survey.example,
    };
  return readRows(table, { ...reading, order, header, columns });
}

/** The table, with the customers in their rows if a report names them above the rows and in no column. */
async function withCustomers(table: Table, { chosen }: JobsReading): Promise<Table> {
  const { header = [] } = (await readHead(table)) ?? {};
  return namesIn(jobColumns(header, chosen)) ? table : ungroup(table);
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

function noColumns(head: TableHead, columns: JobColumns): JobsRead {
  const missing = [...(namesIn(columns) ? [] : ['customer' as const]), ...(columns.date === undefined ? ['date' as const] : [])];
  const message = `has no column that is known to hold ${missing.map((field) => NEEDED[field]).join(' or ')}; its columns are ${namesOf(head)}`;
  return { ok: false, message, open: { head, missing } };
}

interface RowsReading extends JobsReading {
  readonly header: readonly string[];
  readonly columns: JobColumns;
}

async function readRows(table: Table, reading: RowsReading): Promise<JobsRead> {
  const readRow = createRowReader(reading);
  const isUndone = createUndone(reading);
  const isRefund = createRefund(reading);
  const refunded = new Map<string, string>();
  const states: StateCells = new Map(placesOf(reading.header, isStatusColumn).map((place) => [place, new Map()]));
  const rows: Job[] = [];
  const unread: LeftOutRow[] = [];
  const faults: { row: number; fault: string }[] = [];
  const undone: LeftOutRow[] = [];
  let isHeader = true;
  for await (const row of table.rows()) {
    if (!isRow(row)) {
      faults.push({ row: row.number, fault: row.fault });
      continue;
    }
    if (row.cells.some((cell) => reading.texts.has(cell.trim()))) return { ok: false, message: REVIEWS };
    const read = isHeader ? undefined : readRow(row);
    isHeader = false;
    if (read === undefined) continue;
    const { customer, date } = read;
    if (customer === '' || date === undefined) {
      unread.push({ row: row.number, customer });
      continue;
    }
    const isLeftOut = isUndone(row);
    countStates(states, row, isLeftOut);
    if (isRefund(row) && date > (refunded.get(customer) ?? '')) refunded.set(customer, date);
    if (isLeftOut) undone.push({ row: row.number, customer });
    else rows.push({ ...read, date });
  }
  const unknownStates = unknownIn(reading.header, states);
  const jobs = joinRows(rows).map((job) =>
    job.date <= (refunded.get(job.customer) ?? '') ? { ...job, isTakenBack: true } : job,
  );
  return { ok: true, jobs, columns: reading.columns, unit: table.unit, unread, faults, undone, unknownStates };
}

/** Makes the function that tells whether a row is no job that was done and paid. */
function createUndone({ header, columns }: RowsReading): (row: Row) => boolean {
  const states = placesOf(header, isStatusColumn);
  const kinds = placesOf(header, isKindColumn);
  const flags = placesOf(header, isUndoneFlag);
  const refunds = placesOf(header, isRefundColumn);
  const amount = header.indexOf(columns.amount ?? '');
  return ({ cells }) =>
    states.some((place) => isUndoneStatus(cells[place] ?? '')) ||
    kinds.some((place) => isUndoneKind(cells[place] ?? '')) ||
    flags.some((place) => isFlagSet(cells[place] ?? '')) ||
    refunds.some((place) => isWhole(cells[place] ?? '', cells[amount] ?? '')) ||
    isNegative((cells[amount] ?? '').trim());
}

/** Makes the function that tells whether a row pays back another one: by what it says it is, or else by its amount. */
function createRefund({ header, columns }: RowsReading): (row: Row) => boolean {
  const kinds = placesOf(header, isKindColumn);
  const amount = header.indexOf(columns.amount ?? '');
  // Where rows have kinds, those with a minus may also be payments.
  return ({ cells }) =>
    kinds.length > 0 ? kinds.some((place) => isCredit(cells[place] ?? '')) : isNegative((cells[amount] ?? '').trim());
}

/** Whether the whole amount was paid back; whoever got a part of it back was a customer. */
function isWhole(refund: string, amount: string): boolean {
  const back = amountOf(refund) ?? 0;
  return back > 0 && back >= (amountOf(amount) ?? 0);
}

/** `-90`, `−90`, `90.00-` as SAP writes it, `(90.00)`. A dash alone is how accountants write zero. */
function isNegative(amount: string): boolean {
  return /^\D*[-\u2212]\D*\d|\d[-\u2212]$|^\(.*\d.*\)$/.test(amount);
}

/** What the columns of states say of rows that were taken for done and is not known, with the number of rows. */
function unknownIn(header: readonly string[], cells: StateCells): Map<string, number> {
  const unknown = new Map<string, number>();
  for (const [place, states] of cells) {
    const isUnknown = (state: string): boolean => !isDoneStatus(state) && !isUndoneStatus(state);
    // `Estado` is also a part of a country. It holds what became of a row if one of its cells is known to say that.
    if (isPlaceColumn(header[place] ?? '') && ![...states.keys()].some((state) => state !== '' && !isUnknown(state))) continue;
    for (const [state, rows] of states) if (isUnknown(state)) unknown.set(state, (unknown.get(state) ?? 0) + rows);
  }
  return unknown;
}

/** How many rows have which cell in each column of states. */
type StateCells = ReadonlyMap<number, Map<string, number>>;

/** Of a row that is left out, only the states that are a reason for it. */
function countStates(cells: StateCells, row: Row, isLeftOut: boolean): void {
  for (const [place, states] of cells) {
    const state = (row.cells[place] ?? '').trim();
    if (!isLeftOut || isUndoneStatus(state)) states.set(state, (states.get(state) ?? 0) + 1);
  }
}

function placesOf(header: readonly string[], test: (name: string) => boolean): number[] {
  return header.flatMap((name, place) => (test(name) ? [place] : []));
}

/** A row, whose date may be missing. */
type RowRead = Omit<Job, 'date'> & { readonly date: Job['date'] | undefined };

function createRowReader({ header, columns, known, order, language, timeZone }: RowsReading): (row: Row) => RowRead {
  const dayOf = createDayInZone(timeZone);
  const monthOf = createMonthNames(language);
  const places = new Map(Object.entries(columns).map(([field, column]) => [field, header.indexOf(column)]));
  const isUnpaid = createUnpaid(header);
  const listOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);
  return ({ number, cells }) => {
    const cell = (field: keyof JobColumns): string => (cells[places.get(field) ?? -1] ?? '').trim();
    const written = readDate(cell('date'), { order, isUtc: false, monthOf });
    return {
      row: number,
      customer: cell('customer') || `${cell('first_name')} ${cell('last_name')}`.trim(),
      date: written && dayOf(written),
      technicians: listOf(findName(known.technicians, cell('technician'))),
      services: listOf(findName(known.services, cell('service'))),
      amounts: listOf(amountOf(cell('amount'))),
      numbers: listOf(cell('number') || undefined),
      ...(isUnpaid(cells) && { isUnpaid: true }),
    };
  };
}

/** Makes the function that tells whether a row says that nothing was paid yet. An empty cell says nothing. */
function createUnpaid(header: readonly string[]): (cells: readonly string[]) => boolean {
  const states = placesOf(header, isStatusColumn);
  const flags = placesOf(header, isPaidColumn);
  return (cells) =>
    states.some((place) => isUnpaidStatus(cells[place] ?? '')) ||
    flags.some((place) => (cells[place] ?? '').trim() !== '' && !isFlagSet(cells[place] ?? ''));
}

/** `$1,250.00`, `1.250,00 €`, `194.5`, `194`: one or two digits behind the last separator are cents. */
export function amountOf(written: string): number | undefined {
  const [, whole = '', cents = ''] = /(\d[\d.,' ]*?)(?:[.,](\d\d?))?\D*$/.exec(written) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits) + Number(cents.padEnd(2, '0')) / 100;
}
