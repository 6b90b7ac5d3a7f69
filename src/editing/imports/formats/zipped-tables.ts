import { createMonthNames } from '../../../authoring/source/months.ts';
import { missingFields } from '../columns/fields.ts';
import { guessColumns } from '../columns/guess-columns.ts';
import type { Encoding, EncodingHints } from '../files/decode-text.ts';
import { kindOf } from '../files/file-kind.ts';
import type { Bytes } from '../files/stored-file.ts';
import { csvTable } from '../tables/csv-table.ts';
import type { Table } from '../tables/table.ts';

export interface ZippedTable {
  readonly bytes: Bytes;
  readonly table: Table;
  readonly encoding: Encoding;
}

/**
 * The tables of reviews among the files of a zip. One by itself is meant, whatever its columns are; beside others, or beside JSON,
 * it must seem to have all that a review needs.
 */
export async function zippedTables(files: ReadonlyMap<string, Bytes>, hints?: EncodingHints): Promise<ZippedTable[]> {
  const all = [...files.values()];
  const tables: ZippedTable[] = [];
  for (const bytes of all.filter(({ name }) => /\.[ct]sv$/i.test(name))) {
    const kind = await kindOf(bytes, hints);
    if (kind.kind !== 'table') continue;
    tables.push({ bytes, table: await csvTable(bytes, kind.encoding), encoding: kind.encoding });
  }
  if (tables.length === 1 && !all.some(({ name }) => /\.json$/i.test(name))) return tables;
  const monthOf = createMonthNames();
  return tables.filter(({ table }) => missingFields(guessColumns(table, monthOf, false).columns).length === 0);
}
