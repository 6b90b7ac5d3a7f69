import { wilson } from '../insights/dataset/score.ts';
import type { PraisePoint, PraiseSeries } from './praise-series.ts';

/** A smaller difference is not worth telling, however certain it is. */
const LEAST = 0.1;

/** Each aspect is compared at 99.5 %: of the eleven shared ones, chance alone makes one seem changed in one shop of twenty. */
const Z = 2.81;

/** The series whose share of praise differs clearly between their ends, the greatest change first. */
export function changedSeries(all: readonly PraiseSeries[]): PraiseSeries[] {
  const changeOf = ({ ends }: PraiseSeries) => Math.abs(ends.last.value - ends.first.value);
  return all.filter((series) => changeOf(series) >= LEAST && isClear(series.ends)).toSorted((a, b) => changeOf(b) - changeOf(a));
}

/** Whether the interval of the difference excludes zero: Newcombe's (1998, Statistics in Medicine 17:873, method 10). */
function isClear({ first, last }: PraiseSeries['ends']): boolean {
  const [lower, upper] = first.value < last.value ? [first, last] : [last, first];
  const reach = Math.hypot(upper.value - boundsOf(upper).low, boundsOf(lower).high - lower.value);
  return upper.value - lower.value > reach;
}

function boundsOf({ value, witnesses }: PraisePoint) {
  return wilson(value, witnesses, Z);
}
