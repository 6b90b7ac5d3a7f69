/** Whether the cells are 0, 1, 2 or 1, 2, 3: the numbers of rows, which the next export gives to other reviews. */
function countsRows(cells: readonly string[]): boolean {
  const first = Number(cells[0] || Number.NaN);
  return cells.length > 1 && first <= 1 && cells.every((cell, index) => cell === String(first + index));
}

/** What Excel makes of a long number, and so of many. */
const CUT = /^\d[.,]\d+E\+\d+$/;

/** Whether the first cells of a column are the numbers of rows, cut numbers, or all the same, such as `undefined`. */
export function areNoIds(cells: readonly string[]): boolean {
  return (
    countsRows(cells) ||
    cells.some((cell) => CUT.test(cell)) ||
    (cells.length > 1 && cells[0] !== '' && new Set(cells).size === 1)
  );
}
