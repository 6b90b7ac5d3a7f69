import { type Reading, read } from '../../../src/insights/topics/words.ts';
import { authoredReview } from './sample-site.ts';

/** A text as the discovery of topics reads it. */
export function readingOf(text: string, id = 'r1'): Reading {
  return read({ ...authoredReview({ id, text }), url: `https://reviews.example.com/reviews/${id}` });
}
