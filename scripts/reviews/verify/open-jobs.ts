import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import { textAt } from '../../../src/authoring/source/source.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { openStoredFile } from '../../../src/editing/imports/files/stored-file.ts';
import { openContent } from '../../../src/editing/imports/plan/open-content.ts';
import { usualOrder } from '../../../src/editing/imports/values/usual-order.ts';
import { type JobColumns, parseJobColumns } from '../../../src/editing/verification/job-columns.ts';
import { openJobTable } from '../../../src/editing/verification/job-table.ts';
import { type JobsRead, readJobs } from '../../../src/editing/verification/read-jobs.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { askOrder } from '../import/questions.ts';
import { isInteractive } from '../support/ask.ts';
import { only } from '../support/content.ts';

export interface JobsFile {
  readonly name: string;
  readonly map: readonly string[] | undefined;
  readonly dates: DateOrder | undefined;
}

/** In UTF-16 code units: a shorter text of a review may stand in a list of jobs by chance. */
const LONG = 20;

/** Reads the jobs of a CSV or XLSX file. Nothing of it is stored. */
export async function openJobs(
  { about, directory, reviews }: Workspace,
  { name, map, dates }: JobsFile,
): Promise<JobsRead & { ok: true }> {
  const chosen = parseJobColumns(map ?? []);
  if (!chosen.ok) throw new Refusal(chosen.message);
  const opened = await openStoredFile(fromWhereTyped(name), name);
  if (!opened.ok) throw new Refusal(`${name} ${opened.reason}`);
  try {
    const table = await openJobTable(opened.file);
    const reading = {
      chosen: chosen.columns,
      known: about.known,
      language: about.language,
      timeZone: about.business.time_zone,
      tables: only(await openContent(directory)).tables,
      texts: new Set(reviews.flatMap(({ value }) => textAt(value, 'text')?.trim() ?? []).filter((text) => text.length >= LONG)),
    };
    const usual = usualOrder(about.business.address?.address_country);
    const first = await readJobs(table, { ...reading, order: dates });
    const isOpen = !first.ok && first.example !== undefined && isInteractive();
    const read = isOpen ? await readJobs(table, { ...reading, order: await askOrder(first.example ?? '', usual) }) : first;
    if (!read.ok) throw new Refusal(`${name} ${read.message}${read.suggested ? mapLines(name, read.suggested) : ''}`);
    return read;
  } catch (error) {
    throw error instanceof ExportError ? new Refusal(`${name} ${error.message}`) : error;
  } finally {
    await opened.file.handle.close();
  }
}

/** Shows the option that names the columns. */
function mapLines(name: string, columns: JobColumns): string {
  const map = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  const command = `npm run reviews -- verify --jobs ${quoted(name)} --map ${quoted(map.join(','))}`;
  return `\nThis says which columns hold what; where another one does, put its name there:\n  ${command}`;
}

/** Quotes a word for shells, PowerShell included. */
function quoted(word: string): string {
  if (/^[\w./-]+$/.test(word)) return word;
  return word.includes("'") ? `"${word}"` : `'${word}'`;
}
