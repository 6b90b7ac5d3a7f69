import type { EncodingHints } from '../imports/files/decode-text.ts';
import { ExportError } from '../imports/files/export-error.ts';
import { kindOf } from '../imports/files/file-kind.ts';
import { officeProgram } from '../imports/files/office-document.ts';
import type { Bytes, StoredFile } from '../imports/files/stored-file.ts';
import { openZip } from '../imports/files/zip.ts';
import { csvTable } from '../imports/tables/csv-table.ts';
import type { Table } from '../imports/tables/table.ts';
import { isWorkbook } from '../imports/tables/workbook.ts';
import { otherSheets, xlsxTable } from '../imports/tables/xlsx-table.ts';

/** What to bring in place of a file that is no list of jobs. */
export const WANTED = 'export the list of your jobs, invoices or payments as CSV or Excel (.xlsx)';

interface JobTableOptions extends EncodingHints {
  /** Which sheet of a workbook is meant; without it the first. */
  readonly sheet?: string | undefined;
}

/** A table of job records, and what to say of sheets that are not read. */
export interface JobTable {
  readonly table: Table;
  readonly notes: readonly string[];
}

/** Opens the table of job records in a file. Throws an `ExportError` for a file that is none. */
export async function openJobTable(file: StoredFile, options: JobTableOptions = {}): Promise<JobTable> {
  const { sheet } = options;
  const kind = await kindOf(file, options);
  switch (kind.kind) {
    case 'table':
      return { table: await csvTable(file, kind.encoding), notes: [] };
    case 'zip': {
      const files = await openZip(file);
      if (!isWorkbook(files)) throw new ExportError(notRead(files));
      const table = await xlsxTable(files, sheet);
      return { table, notes: sheet === undefined ? otherSheets(file.name, table) : [] };
    }
    case 'other':
      throw new ExportError(`${kind.reason}; ${kind.remedy ?? WANTED}`);
    default:
      throw new ExportError(`is ${NAMES[kind.kind]}, and no table; ${WANTED}`);
  }
}

/** Why a zip is no list of jobs. */
function notRead(files: ReadonlyMap<string, Bytes>): string {
  const program = officeProgram(files);
  if (program === undefined) return `is a zip, and no table; ${WANTED}`;
  return `is a document of ${program}, which is not read; save its table as Excel (.xlsx) or CSV`;
}

/** What to call a file that is no table, by its kind. */
const NAMES = {
  json: 'JSON',
  jsonl: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  markdown: 'Markdown',
  page: 'a web page',
  wxr: 'an export of WordPress',
} as const;
