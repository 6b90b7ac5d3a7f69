import type { Columns, Field } from '../../../src/editing/imports/columns/fields.ts';
import { createFieldReader, versionsOf } from '../../../src/editing/imports/columns/translated-columns.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { visible } from '../../support/terminal/visible.ts';

/** Lines that show which column holds which field, with its first cells, and which columns no field takes. */
export function columnLines({ header, samples }: TableHead, columns: Columns): string[] {
  const width = Math.max(...Object.keys(columns).map((field) => field.length), 0);
  const cellOf = createFieldReader(header, columns);
  const fields = Object.entries(columns).map(([field, column]) => ({ field, read: versionsOf(column, header) }));
  const lines = fields.map(({ field, read }) => {
    const cells = samples.map(({ cells: row }) => shortenLine(cellOf(row, field as Field), 24));
    return `  ${field.padEnd(width)}  ${read.join(' or ')}: ${cells.join(' · ')}`;
  });
  const used = fields.flatMap(({ read }) => read);
  const unused = header.filter((column) => column !== '' && !used.includes(column));
  return [...lines, ...(unused.length > 0 ? [`  not imported: ${unused.join(', ')}`] : [])].map(visible);
}
