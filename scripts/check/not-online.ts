import { isRemoved } from '../../src/authoring/editorial/forgotten-id.ts';
import { shownPath } from '../../src/authoring/files/read-folder.ts';
import { START } from '../../src/authoring/problems/problem.ts';
import type { ContentParts } from '../../src/authoring/read-content.ts';
import type { SiteWarning } from '../../src/editing/warnings/site/site-warnings.ts';
import { count } from '../support/count.ts';
import type { LastReviews } from './last-reviews.ts';
import { firstOf, GET_NEWER } from './since-last.ts';

/**
 * Warns of reviews that the website should show and does not, because they were verified before its newest change: an older copy of
 * the folder holds what was removed since. The last build is not asked, as a review may be written down with an older verification.
 */
export function notOnline(
  { reviews: { drafts }, removed }: Pick<ContentParts, 'reviews' | 'removed'>,
  { reviews: shown, updated, isOnline = false }: LastReviews,
  contentDirectory: string,
): SiteWarning[] {
  if (!isOnline || updated === undefined) return [];
  const ids = new Set(shown.map(({ id }) => id));
  // Under another id, it is online as well.
  const texts = new Set(shown.map(({ text }) => text));
  const absent = drafts
    .map(({ review }) => review)
    .filter(({ verification }) => verification !== undefined && verification.date < updated)
    .filter(({ id, text }) => !ids.has(id) && !texts.has(text) && !removed.some((entry) => isRemoved(entry, id)))
    .map(({ id }) => id);
  if (absent.length === 0) return [];
  const were = absent.length === 1 ? 'was' : 'were';
  const message = `the website, whose newest change is of ${updated}, does not show ${count(absent.length, 'review')} that ${were} verified before: ${firstOf(absent, ', ')}`;
  const fix = `${GET_NEWER}; if they were removed since, take them out again: npm run reviews -- remove ${firstOf(absent, ' ')}; if they were never published, all is well`;
  return [{ file: shownPath(contentDirectory), ...START, kind: 'not-online', message, fix }];
}
