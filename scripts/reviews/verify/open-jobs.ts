import type { CheckedBusiness } from '../../../src/authoring/business/check-business.ts';
import { shellWord } from '../../../src/authoring/problems/shell-word.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { textAt } from '../../../src/authoring/source/source.ts';
import { parseMap } from '../../../src/editing/imports/columns/parse-map.ts';
import type { Encoding } from '../../../src/editing/imports/files/decode-text.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { openStoredFile, type StoredFile } from '../../../src/editing/imports/files/stored-file.ts';
import { openForImport } from '../../../src/editing/imports/plan/import-content.ts';
import { orderChoices } from '../../../src/editing/imports/surveys/survey-dates.ts';
import type { Table } from '../../../src/editing/imports/tables/table.ts';
import { usualOrder } from '../../../src/editing/imports/values/usual-order.ts';
import { JOB_FIELDS, type JobColumns } from '../../../src/editing/verification/job-columns.ts';
import { openJobTable } from '../../../src/editing/verification/job-table.ts';
import {
  type JobsRead,
  type JobsReading,
  NEEDED,
  type NeededField,
  type OpenColumns,
  readJobs,
} from '../../../src/editing/verification/read-jobs.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { isInteractive } from '../../support/ask.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { chooseColumn } from '../import/choose-column.ts';
import { askOrder } from '../import/questions.ts';
import { only } from '../support/content.ts';

export interface JobsFile {
  readonly name: string;
  readonly map: readonly string[] | undefined;
  readonly dates: DateOrder | undefined;
  readonly encoding?: Encoding | undefined;
  readonly sheet?: string | undefined;
}

type JobsFound = JobsRead & { ok: true };

/** In UTF-16 code units: a shorter text of a review may stand in a list of jobs by chance. */
const LONG = 20;

/** Reads the jobs of a CSV or XLSX file. Nothing of it is stored. */
export async function openJobs(
  { about, directory, reviews }: Workspace,
  { name, map, dates, encoding, sheet }: JobsFile,
): Promise<JobsFound> {
  const chosen = parseMap(map ?? [], JOB_FIELDS);
  if (!chosen.ok) throw new Refusal(chosen.message);
  let file: StoredFile | undefined;
  try {
    file = await openStoredFile(fromWhereTyped(name), name);
    const { table, notes } = await openJobTable(file, { encoding, sheet });
    for (const note of notes) say(note);
    const reading = {
      known: about.known,
      language: about.language,
      timeZone: about.business.time_zone,
      tables: only(await openForImport(directory)).tables,
      texts: new Set(reviews.flatMap(({ value }) => textAt(value, 'text')?.trim() ?? []).filter((text) => text.length >= LONG)),
    };
    return await readAsking(table, { ...reading, chosen: chosen.columns, order: dates }, { name, sheet }, about);
  } catch (error) {
    throw error instanceof ExportError ? new Refusal(`${name} ${error.message}`) : error;
  } finally {
    await file?.handle.close();
  }
}

/** Reads the jobs. A person at a terminal is asked what the table leaves open; anybody else is told how to say it. */
async function readAsking(
  table: Table,
  given: JobsReading,
  from: Pick<JobsFile, 'name' | 'sheet'>,
  { business }: CheckedBusiness,
): Promise<JobsFound> {
  const { name } = from;
  let reading = given;
  for (;;) {
    const { chosen } = reading;
    const read = await readJobs(table, reading);
    if (read.ok) {
      if (chosen !== given.chosen) say(`The next time, this says which columns hold what:\n  ${commandWith(from, chosen)}`);
      return read;
    }
    const { open, example } = read;
    const usual = usualOrder(business.address?.address_country);
    if (example !== undefined) {
      if (!isInteractive()) throw new Refusal(`${name}, ${read.message}; say ${orderChoices(usual)}`);
      reading = { ...reading, order: await askOrder(example.cell, usual) };
    } else if (open === undefined) throw new Refusal(`${name} ${read.message}`);
    else if (isInteractive()) reading = { ...reading, chosen: { ...chosen, ...(await askJobColumns(open)) } };
    else
      throw new Refusal(
        `${name} ${read.message}${SAID}\n  ${commandWith(from, { ...chosen, ...Object.fromEntries(open.missing.map((field) => [field, '…'])) })}`,
      );
  }
}

const NONE = { label: 'None: this is not a list of jobs. Stop, and write nothing' };

/** Asks which columns hold what a job record must have. */
async function askJobColumns({ head, missing }: OpenColumns): Promise<JobColumns> {
  const columns: Partial<Record<NeededField, string>> = {};
  for (const field of missing) {
    const column = await chooseColumn(head, { message: `Which column holds ${NEEDED[field]}?`, none: NONE });
    if (column === undefined) throw new Cancelled();
    columns[field] = column;
  }
  return columns;
}

const SAID = '\nThis says which columns hold what, with their names in the place of …:';

/** The command with the option that names the columns. */
function commandWith({ name, sheet }: Pick<JobsFile, 'name' | 'sheet'>, columns: JobColumns = {}): string {
  const map = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  const ofSheet = sheet === undefined ? '' : ` --sheet ${shellWord(sheet)}`;
  return `npm run reviews -- verify --jobs ${shellWord(name)}${ofSheet} --map ${shellWord(map.join(','))}`;
}
