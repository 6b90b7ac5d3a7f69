import { median } from './measure.ts';

/** One figure of a bench: the median of its rounds, and their range. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Which figure is the better one, a smaller or a larger. */
  readonly better: 'less' | 'more';
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function rowOf(name: string, unit: string, better: Row['better'], rounds: readonly number[]): Row {
  return { name, unit, better, median: median(rounds), lowest: Math.min(...rounds), highest: Math.max(...rounds) };
}
