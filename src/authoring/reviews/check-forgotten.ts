import type { RemovedReview } from '../editorial/check-removed.ts';
import { createFindEntry } from '../editorial/find-entry.ts';
import { isForgotten } from '../editorial/forgotten-id.ts';
import type { Problem } from '../problems/problem.ts';
import { problemsIn } from '../source/source.ts';
import type { Draft } from './check-reviews.ts';

/**
 * Finds the reviews whose authors asked to be forgotten. An older copy of the folder or another computer may have brought them back, and
 * nobody may look at a warning before they are public.
 */
export function checkForgotten(
  drafts: readonly Draft[],
  removed: readonly RemovedReview[],
): { readonly problems: readonly Problem[] } {
  const find = createFindEntry(removed.filter(isForgotten));
  return {
    problems: drafts.flatMap(({ source }) => {
      const found = find(source.value);
      if (found === undefined) return [];
      const message = `is that of a review whose author asked to be forgotten; delete it again, or, if it is to be here, delete the entry of ${found.entry.date} in removed.yaml`;
      return problemsIn(source, [{ path: found.path, code: 'forgotten', message }]);
    }),
  };
}
