import type { CheckedBusiness } from '../../../src/authoring/business/check-business.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { textAt } from '../../../src/authoring/source/source.ts';
import { formatMap, parseMap } from '../../../src/editing/imports/columns/parse-map.ts';
import type { Encoding } from '../../../src/editing/imports/files/decode-text.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { localEncodings } from '../../../src/editing/imports/files/local-encoding.ts';
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
import { commandWith } from '../support/command-with.ts';
import { only } from '../support/content.ts';

/** The options that say which file it is and how it is read, beside others that were typed. */
interface JobsOptions {
  readonly jobs: string;
  readonly map?: readonly string[];
  readonly dates?: DateOrder;
  readonly encoding?: Encoding;
  readonly sheet?: string | undefined;
  readonly write?: boolean;
}

type JobsFound = JobsRead & { ok: true };

/** In UTF-16 code units: a shorter text of a review may stand in a list of jobs by chance. */
const LONG = 20;

/** Reads the jobs of a CSV or XLSX file. Nothing of it is stored. */
export async function openJobs({ about, directory, reviews }: Workspace, options: JobsOptions): Promise<JobsFound> {
  const { jobs: name, map, dates, encoding, sheet } = options;
  const chosen = parseMap(map ?? [], JOB_FIELDS);
  if (!chosen.ok) throw new Refusal(chosen.message);
  let file: StoredFile | undefined;
  try {
    file = await openStoredFile(fromWhereTyped(name), name);
    const { table, notes } = await openJobTable(file, { encoding, local: localEncodings(about), sheet });
    for (const note of notes) say(note);
    const reading = {
      known: about.known,
      language: about.language,
      timeZone: about.business.time_zone,
      tables: only(await openForImport(directory)).tables,
      texts: new Set(reviews.flatMap(({ value }) => textAt(value, 'text')?.trim() ?? []).filter((text) => text.length >= LONG)),
    };
    return await readAsking(table, { ...reading, chosen: chosen.columns, order: dates }, options, about);
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
  options: JobsOptions,
  { business }: CheckedBusiness,
): Promise<JobsFound> {
  const { jobs: name, sheet } = options;
  let reading = given;
  for (;;) {
    const { chosen } = reading;
    const read = await readJobs(table, reading);
    if (read.ok) {
      if (chosen !== given.chosen)
        say(`The next time, this says which columns hold what:\n  ${commandOf({ jobs: name, sheet }, chosen)}`);
      return read;
    }
    const { open, example } = read;
    const usual = usualOrder(business.address?.address_country);
    if (example !== undefined) {
      if (!isInteractive()) throw new Refusal(`${name}, ${read.message}; say ${orderChoices(usual)}`);
      reading = { ...reading, order: await askOrder(example.cell, usual) };
    } else if (open === undefined) throw new Refusal(`${name} ${read.message}`);
    else if (isInteractive()) reading = { ...reading, chosen: { ...chosen, ...(await askJobColumns(open)) } };
    else throw new Refusal(`${name} ${read.message}\n${commandLines(options, { ...chosen, ...columnsToSay(open) })}`);
  }
}

const NONE = { label: 'None: this is not a list of jobs. Stop, and write nothing' };

/** Asks which columns hold what a job record must have. */
async function askJobColumns({ head, missing, likely }: OpenColumns): Promise<JobColumns> {
  const columns: Partial<Record<NeededField, string>> = {};
  for (const field of missing) {
    const column = await chooseColumn(head, {
      message: `Which column holds ${NEEDED[field]}?`,
      none: NONE,
      initial: likely[field],
    });
    if (column === undefined) throw new Cancelled();
    columns[field] = column;
  }
  return columns;
}

/** The columns that are open, with … for one that is not known. */
function columnsToSay({ missing, likely }: OpenColumns): JobColumns {
  return Object.fromEntries(missing.map((field) => [field, likely[field] ?? '…']));
}

function commandLines(options: JobsOptions, columns: JobColumns): string {
  const command = commandOf(options, columns);
  return `${command.includes('…') ? SAID : 'If this is right, say it:'}\n  ${command}`;
}

const SAID = 'This says which columns hold what, with their names in the place of …:';

/** The command with the option that names the columns. */
function commandOf({ map: _, ...options }: JobsOptions, columns: JobColumns = {}): string {
  return commandWith('verify', [], options, [formatMap(columns)]);
}
