import { type Reading, read } from '../../../src/insights/topics/words.ts';
import { publishedReview } from './insights.ts';

/** A text as the discovery of topics reads it. */
export function readingOf(text: string, id = 'r1'): Reading {
  return read(publishedReview({ id, text }));
}
