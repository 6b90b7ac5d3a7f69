/** Lines of a table whose first column is flush left and whose others are flush right. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((widest, row) => {
    row.forEach((cell, column) => {
      widest[column] = Math.max(widest[column] ?? 0, cell.length);
    });
    return widest;
  }, []);
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd());
}

/** `0.612`. */
export function threeDigits(figure: number): string {
  return figure.toFixed(3);
}
