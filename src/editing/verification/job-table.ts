import type { Encoding } from '../imports/files/decode-text.ts';
import { ExportError } from '../imports/files/export-error.ts';
import { kindOf } from '../imports/files/file-kind.ts';
import type { StoredFile } from '../imports/files/stored-file.ts';
import { openZip } from '../imports/files/zip.ts';
import { csvTable } from '../imports/tables/csv-table.ts';
import type { Table } from '../imports/tables/table.ts';
import { isWorkbook } from '../imports/tables/workbook.ts';
import { xlsxTable } from '../imports/tables/xlsx-table.ts';

/** What to bring in place of a file that is no list of jobs. */
export const WANTED = 'export the list of your jobs, invoices or payments as CSV or Excel (.xlsx)';

/**
 * Opens the table of job records in a file; of a workbook, its first sheet. `encoding` is that of a text, if it is said. Throws an
 * `ExportError` for any other file.
 */
export async function openJobTable(file: StoredFile, encoding?: Encoding): Promise<Table> {
  const kind = await kindOf(file, encoding);
  switch (kind.kind) {
    case 'table':
      return csvTable(file, kind.encoding);
    case 'zip': {
      const files = await openZip(file);
      if (isWorkbook(files)) return xlsxTable(files);
      throw new ExportError(`is a zip or a document, and no table; ${WANTED}`);
    }
    case 'other':
      throw new ExportError(`${kind.reason}; ${kind.remedy ?? WANTED}`);
    default:
      throw new ExportError(`is ${NAMES[kind.kind]}, and no table; ${WANTED}`);
  }
}

/** What files are called that hold reviews otherwise than in a table. */
const NAMES = {
  json: 'JSON',
  jsonl: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  markdown: 'Markdown',
  page: 'a web page',
  wxr: 'an export of WordPress',
} as const;
