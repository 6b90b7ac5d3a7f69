import type { Term } from '../../../../src/insights/topics/terms/term.ts';

/** A term in these readings, each of which consists of one word. */
export function termOf(form: string, readings: readonly number[], isService = false): Term {
  return { stems: form.split(' '), form, isService, readings, places: readings, logOdds: 5, score: 5 };
}
