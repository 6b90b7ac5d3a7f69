export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Formats a median with its range, `0.97 (0.94 to 1.02)`; the larger the figures, the fewer digits. */
export function spread(figures: readonly number[]): string {
  const middle = median(figures);
  const digits = middle >= 10 ? 1 : middle >= 0.1 ? 2 : 3;
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  return `${middle.toFixed(digits)} (${lowest.toFixed(digits)} to ${highest.toFixed(digits)})`;
}
