/** Whether the cells are 0, 1, 2 or 1, 2, 3: the numbers of rows, which the next export gives to other reviews. */
export function countsRows(cells: readonly string[]): boolean {
  const first = Number(cells[0] || Number.NaN);
  return cells.length > 1 && first <= 1 && cells.every((cell, index) => cell === String(first + index));
}
