import { expect, it } from 'vitest';
import { reviewForm, reviewPath } from '../../../../src/editing/forms/reviews/review-form.ts';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

it('shows a review of any file, and whether it waits or is answered', async () => {
  const folder = await makeFolder(smallContent([review(1), review(2, { verification: undefined })]));
  const workspace = await workspaceOf(folder);
  expect(workspace.reviews.map(reviewPath)).toEqual(['reviews/review-1.json', 'reviews/review-2.json']);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source).state)).toEqual([
    'published unanswered',
    'waiting unanswered',
  ]);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source).id)).toEqual([undefined, undefined]);
});
