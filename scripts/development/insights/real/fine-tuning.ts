import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../src/insights/languages/language.ts';
import type { LearnedWeights } from '../learning/models.ts';
import type { Tuned } from '../measuring/reader.ts';

/**
 * What real reviews teach beyond the corpus: the change of its weights, and the numbers that were tuned on real reviews. Their
 * texts are other people's and not in this repository.
 */
export type FineTuning = LearnedWeights & Tuned;

/** The file in which that of a language is stored. */
export function fineTuningFile(tag: Language['tag']): string {
  return join(import.meta.dirname, tag, 'fine-tuning.json');
}

export function readFineTuning(tag: Language['tag']): FineTuning {
  return JSON.parse(readFileSync(fineTuningFile(tag), 'utf8')) as FineTuning;
}
