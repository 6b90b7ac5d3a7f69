import type { Draft } from '../authoring/reviews/check-reviews.ts';
import { textAt } from '../authoring/source/source.ts';
import type { Workspace } from './workspace.ts';

/**
 * The reviews that a change is not refused for. The others have to be mended first: those with mistakes, those whose id
 * another review has, too, and all of a file that cannot be read to its end.
 */
export function soundReviews({ reviews, checked, unread }: Workspace): Draft[] {
  const broken = new Set(unread.map(({ file }) => file));
  const namesakes = Map.groupBy(reviews, ({ value }) => textAt(value, 'id'));
  return checked.drafts.filter(({ source, review }) => !broken.has(source.file) && namesakes.get(review.id)?.length === 1);
}
