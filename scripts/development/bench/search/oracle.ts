import { isDeepStrictEqual } from 'node:util';
import { compareReviews } from '../../../../src/reviews/catalog.ts';
import { matchesQuery } from '../../../../src/reviews/query/matches-query.ts';
import { parseReviewQuery } from '../../../../src/reviews/query/review-query.ts';
import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { ask } from '../ask.ts';
import { type Competitor, type Task, takingPart } from '../in-turn.ts';

/** How many of an endless sequence of questions are checked. */
const CHECKED = 100;

/** The right answer to a path, from a plain filter over the reviews: newest first, those of one day by their ids. */
export type Oracle = (path: string) => object;

export function createOracle(reviews: readonly Review[]): Oracle {
  const sorted = reviews.toSorted(compareReviews);
  return (path) => {
    const [, date] = path.split('/api/reviews/since/');
    if (date !== undefined) {
      const found = sorted.filter((review) => review.date >= date);
      return { since: date, count: found.length, reviews: found };
    }
    const query = parseReviewQuery(new URLSearchParams(path.split('?')[1]));
    if (!query.ok) throw new Error(`${path} is no question`);
    const found = sorted.filter((review) => matchesQuery(review, query.value));
    const first = found.slice(0, query.value.limit);
    return { total: found.length, count: first.length, limit: query.value.limit, reviews: first };
  };
}

/** Throws if a server's answer to one of the tasks is wrong. */
export async function checkAnswers(oracle: Oracle, tasks: readonly Task[], competitors: readonly Competitor[]): Promise<void> {
  for (const task of tasks) {
    const paths = typeof task.paths === 'function' ? Array.from({ length: CHECKED }, task.paths) : task.paths;
    for (const path of paths) {
      const right = oracle(path);
      for (const { name, contender } of takingPart(task, competitors)) {
        const { status, body } = await ask(contender.origin + path, task.headers);
        if (status !== task.status || !isDeepStrictEqual(JSON.parse(`${body}`), right))
          throw new Error(`${name} answers ${path} with something else`);
      }
    }
  }
}
