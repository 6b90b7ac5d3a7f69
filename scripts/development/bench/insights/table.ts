/** Lines of a table whose first column is flush left and whose others are flush right. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const pad = (cell: string, column: number) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)));
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd());
}
