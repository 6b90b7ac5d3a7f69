/** The first number from `start` to `end` (exclusive) for which the test holds, or `end`. It must hold for all later numbers. */
export function firstWhere(start: number, end: number, holds: (number: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
