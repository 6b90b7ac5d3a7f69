import { median } from './measure.ts';

/** One figure of a bench: the median of its rounds, and how far they lie apart. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Which is good: a smaller or a larger figure. */
  readonly better: 'less' | 'more';
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function rowOf(name: string, unit: string, better: Row['better'], rounds: readonly number[]): Row {
  return { name, unit, better, median: median(rounds), lowest: Math.min(...rounds), highest: Math.max(...rounds) };
}
