import { visible } from '../../../src/editing/changes/show-diff.ts';
import type { Columns } from '../../../src/editing/imports/formats/fields.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';

/** Which column holds what, with the first cells of each, and which columns are not read. */
export function columnLines({ header, samples }: TableHead, columns: Columns): string[] {
  const width = Math.max(...Object.keys(columns).map((field) => field.length), 0);
  const lines = Object.entries(columns).map(([field, column]) => {
    const cells = samples.map(({ cells: row }) => shortened(row[header.indexOf(column)] ?? '', 24));
    return `  ${field.padEnd(width)}  ${column}: ${cells.join(' · ')}`;
  });
  const unread = header.filter((column) => column !== '' && !Object.values(columns).includes(column));
  return [...lines, ...(unread.length > 0 ? [`  not read: ${unread.join(', ')}`] : [])].map(visible);
}

/** A text in one line, of at most so many characters. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
}
