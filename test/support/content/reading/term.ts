import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { meaningOf } from '../../../../src/insights/topics/terms/meaning.ts';
import type { Term } from '../../../../src/insights/topics/terms/term.ts';

/** A term in these readings, each of which consists of one word. */
export function termOf(form: string, readings: readonly number[], isService = false): Term {
  const stems = form.split(' ').map(stemOf);
  return { stems, meaning: meaningOf(stems), form, isService, readings, places: readings, logOdds: 5, score: 5 };
}
