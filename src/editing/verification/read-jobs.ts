import { findName, type KnownNames } from '../../authoring/business/known-names.ts';
import type { KnownTable } from '../../authoring/editorial/check-imports.ts';
import { createMonthNames } from '../../authoring/source/months.ts';
import { type DateOrder, readDate } from '../../authoring/source/read-date.ts';
import { plainName } from '../imports/formats/column-names.ts';
import { surveyDates } from '../imports/formats/survey-dates.ts';
import { isRow, type Row, readHead, type Table, type TableHead } from '../imports/tables/table.ts';
import { createDayInZone } from '../imports/values/day-in-zone.ts';
import { type JobColumns, jobColumns } from './job-columns.ts';
import { WANTED } from './job-table.ts';
import type { Job } from './match-jobs.ts';
import { isReviewTable } from './review-table.ts';
import { type NeededField, suggestColumns } from './suggest-columns.ts';

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
      /** The rows without a name or a date, which are left out. */
      readonly unread: readonly number[];
      /** The rows that are no job that was done and paid, such as drafts, estimates and refunds. */
      readonly undone: readonly number[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** An ambiguous date, if that keeps the table from being read. */
      readonly example?: string;
      /** Columns that may be meant, if columns are missing. */
      readonly suggested?: JobColumns;
    };

/** Reads job records from a table. They stay in memory, and nothing of them is written anywhere. */
export async function readJobs(table: Table, reading: JobsReading): Promise<JobsRead> {
  const head = await readHead(table);
  if (head === undefined) return { ok: false, message: 'is empty; a header and a row for each job are needed' };
  const { header } = head;
  if (isReviewTable(head, reading.tables)) return { ok: false, message: REVIEWS };
  const wrong = Object.values(reading.chosen ?? {}).find((column) => !header.includes(column));
  if (wrong !== undefined) return { ok: false, message: `has no column ${wrong}; it has ${header.join(', ')}` };
  const columns = jobColumns(header, reading.chosen);
  if (columns.date === undefined || !namesIn(columns)) return noColumns(head, columns, reading);
  const survey = await surveyDates(table, header, { date: columns.date });
  const order = reading.order ?? survey.order;
  if (order === undefined && survey.example !== undefined)
    return {
      ok: false,
      message: `${survey.example} could be two dates; --dates day-first or --dates month-first says which`,
      example: survey.example,
    };
  return readRows(table, { ...reading, order, header, columns });
}

const REVIEWS = `holds reviews, and these prove nothing of themselves; ${WANTED}`;

function namesIn({ customer, last_name }: JobColumns): boolean {
  return customer !== undefined || last_name !== undefined;
}

const WHAT: Readonly<Record<NeededField, string>> = { customer: "the customer's name", date: 'the date of the job' };

function noColumns(head: TableHead, columns: JobColumns, { chosen, language }: JobsReading): JobsRead {
  const missing = [...(namesIn(columns) ? [] : ['customer' as const]), ...(columns.date === undefined ? ['date' as const] : [])];
  const suggested = suggestColumns(head, { missing, columns, monthOf: createMonthNames(language) });
  const names = head.header.filter((column) => column !== '').join(', ');
  const message = `has no column that is known to hold ${missing.map((field) => WHAT[field]).join(' or ')}; its columns are ${names}`;
  return { ok: false, message, suggested: { ...chosen, ...suggested } };
}

interface RowsReading extends JobsReading {
  readonly header: readonly string[];
  readonly columns: JobColumns;
}

async function readRows(table: Table, reading: RowsReading): Promise<JobsRead> {
  const toJob = createJobReader(reading);
  const isUndone = createUndone(reading);
  const jobs: Job[] = [];
  const unread: number[] = [];
  const undone: number[] = [];
  let isHeader = true;
  for await (const row of table.rows()) {
    if (isRow(row) && row.cells.some((cell) => reading.texts.has(cell.trim()))) return { ok: false, message: REVIEWS };
    const job = isRow(row) && !isHeader ? toJob(row) : undefined;
    if (isRow(row) && job !== undefined && isUndone(row)) undone.push(row.number);
    else if (job !== undefined) jobs.push(job);
    else if (!isHeader) unread.push(row.number);
    isHeader = false;
  }
  return { ok: true, jobs, columns: reading.columns, unread, undone };
}

/** Columns in which programs for invoices and payments keep what a row is, and what became of it. */
const STATUS =
  /^(?:(?:invoice|payment|job|order|transaction|document) )?(?:status|state|type|kind)$|^(?:belegart|estado|tipo|statut)$/;
const UNDONE =
  /^(?:void(?:ed)?|draft|deleted|cancel?led|failed|declined|rejected|refund(?:ed)?|uncollectible|no.?show|estimate|quote|(?:.* )?credit (?:note|memo)|entwurf|storno|storniert|angebot|gutschrift|borrador|anulad[oa]|cancelad[oa]|presupuesto|brouillon|annulée?|devis|avoir)$/i;

/** Makes the function that tells whether a row is no job that was done and paid. */
function createUndone({ header, columns }: RowsReading): (row: Row) => boolean {
  const places = header.flatMap((name, place) => (STATUS.test(plainName(name)) ? [place] : []));
  const amount = header.indexOf(columns.amount ?? '');
  return ({ cells }) =>
    places.some((place) => UNDONE.test((cells[place] ?? '').trim())) || /^\D*-|^\(.*\)$/.test((cells[amount] ?? '').trim());
}

function createJobReader({ header, columns, known, order, language, timeZone }: RowsReading): (row: Row) => Job | undefined {
  const dayOf = createDayInZone(timeZone);
  const monthOf = createMonthNames(language);
  const places = new Map(Object.entries(columns).map(([field, column]) => [field, header.indexOf(column)]));
  return ({ number, cells }) => {
    const cell = (field: keyof JobColumns): string => (cells[places.get(field) ?? -1] ?? '').trim();
    const customer = cell('customer') || `${cell('first_name')} ${cell('last_name')}`.trim();
    const written = readDate(cell('date'), { order, isUtc: false, monthOf });
    if (customer === '' || written === undefined) return undefined;
    return {
      row: number,
      customer,
      date: dayOf(written),
      technician: findName(known.technicians, cell('technician')),
      service: findName(known.services, cell('service')),
      amount: amountOf(cell('amount')),
    };
  };
}

/** `$1,250.00`, `1.250,00 €`, `194`: two digits behind the last separator are cents. */
export function amountOf(written: string): number | undefined {
  const [, whole = '', cents = ''] = /(\d[\d.,' ]*?)(?:[.,](\d\d))?\D*$/.exec(written) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits) + Number(cents || 0) / 100;
}
