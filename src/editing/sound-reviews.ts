import { checkReviews, type Draft } from '../authoring/reviews/check-reviews.ts';
import { type Source, textAt } from '../authoring/source/source.ts';
import type { Workspace } from './workspace.ts';

/**
 * The reviews that a change is not refused for. The others have to be mended first: those with mistakes, those with an id that their
 * file has twice, and all of a file that cannot be read to its end.
 */
export function soundReviews({ reviews, about, photos, unread }: Workspace): Draft[] {
  const broken = new Set(unread.map(({ file }) => file));
  const namesakes = Map.groupBy(reviews, nameOf);
  return checkReviews(reviews, { known: about.known, photos }).drafts.filter(
    ({ source }) => !broken.has(source.file) && namesakes.get(nameOf(source))?.length === 1,
  );
}

function nameOf({ file, value }: Source): string {
  return `${file}\n${textAt(value, 'id')}`;
}
