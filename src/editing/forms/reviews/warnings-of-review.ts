import { checkReviews } from '../../../authoring/reviews/check-reviews.ts';
import { readReviews } from '../../../authoring/reviews/read-reviews.ts';
import { fieldName } from '../../../authoring/source/field-name.ts';
import { named, textAt } from '../../../authoring/source/source.ts';
import { warnOfNameInAddress } from '../../warnings/reviews/name-in-address.ts';
import { createReviewWarnings } from '../../warnings/reviews/review-warnings.ts';
import { findCopied, warnOfSameText } from '../../warnings/reviews/same-texts.ts';
import type { ToldWarning } from '../../warnings/warning.ts';
import type { FileChange, Workspace } from '../../workspace.ts';

/** What the check warns of in a review that its form saved. The workspace has what was there before. */
export function warningsOfReview(workspace: Workspace, id: string, { file, after }: FileChange, now: Date): ToldWarning[] {
  const { about, photos } = workspace;
  const sources = readReviews({ file, text: after }).found.filter(({ value }) => textAt(value, 'id') === id);
  const [draft] = checkReviews(sources, { language: about.language, known: about.known, photos }).drafts;
  if (draft === undefined) return [];
  const { review } = draft;
  const former = workspace.reviews.find(({ value }) => textAt(value, 'id') === id);
  // To compare with all others takes time, and only a new review is a copy that somebody wrote or made by mistake.
  const copied = former === undefined ? findCopied(review, workspace.reviews) : undefined;
  const warnings = [
    ...createReviewWarnings(about, now)(review),
    ...warnOfNameInAddress(review, former && textAt(former.value, 'author')),
    ...(copied === undefined ? [] : [warnOfSameText(copied)]),
  ];
  // The review's page says that it waits.
  return warnings
    .filter(({ kind }) => kind !== 'waiting')
    .map(({ kind, path, message, fix }) => ({ kind, message: named(fieldName(path), message), fix }));
}
