import { readReviews } from '../peers/reviews.ts';
import type { Ask } from './messages.ts';
import { makeQuestions } from './questions.ts';

/** What is measured. */
export interface Task {
  readonly name: string;
  /** How many requests one measurement has: enough for some tenths of a second. */
  readonly requests: number;
  /** The next request, which has not been made before if there are several. */
  next(): Ask;
}

export function createTasks(packFile: string): readonly Task[] {
  const questions = makeQuestions(readReviews(packFile));
  return [
    { name: 'search_reviews, limit 20', requests: 2000, next: () => call('search_reviews', questions.next().value) },
    { name: 'get_business', requests: 2000, next: () => call('get_business', {}) },
    { name: 'tools/list', requests: 500, next: () => ({ method: 'tools/list', params: {} }) },
  ];
}

function call(name: string, given: Readonly<Record<string, unknown>>): Ask {
  return { method: 'tools/call', params: { name, arguments: given } };
}
