import type { Columns } from '../../../src/editing/imports/columns/fields.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { visible } from '../../support/terminal/visible.ts';

/** Lines that show which column holds which field, with its first cells, and which columns no field takes. */
export function columnLines({ header, samples }: TableHead, columns: Columns): string[] {
  const width = Math.max(...Object.keys(columns).map((field) => field.length), 0);
  const lines = Object.entries(columns).map(([field, column]) => {
    const cells = samples.map(({ cells: row }) => shortenLine(row[header.indexOf(column)] ?? '', 24));
    return `  ${field.padEnd(width)}  ${column}: ${cells.join(' · ')}`;
  });
  const unused = header.filter((column) => column !== '' && !Object.values(columns).includes(column));
  return [...lines, ...(unused.length > 0 ? [`  not imported: ${unused.join(', ')}`] : [])].map(visible);
}
