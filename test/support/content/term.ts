import type { Term } from '../../../src/insights/topics/term.ts';

/** A term that stands at the beginning of these readings. */
export function termOf(form: string, readings: readonly number[], isService = false): Term {
  const stems = form.split(' ');
  const places = new Map(readings.map((number) => [number, [{ first: 0, last: stems.length }]]));
  return { stems, form, isService, places, logOdds: 5, score: 5 };
}
