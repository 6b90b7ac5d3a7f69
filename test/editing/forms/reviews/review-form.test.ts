import { expect, it } from 'vitest';
import { collectNames } from '../../../../src/authoring/business/known-names.ts';
import { reviewForm, reviewPath, reviewToForm } from '../../../../src/editing/forms/reviews/review-form.ts';
import { businessFileSchema } from '../../../../src/reviews/schemas/business.ts';
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

const { known } = collectNames(
  businessFileSchema.parse({
    name: 'A',
    technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }],
    service_areas: [{ id: 'riverside', name: 'Riverside' }],
  }),
);

it('shows the names that the lists offer, and leaves those that are not known', () => {
  const value = { id: 'a', rating: 5, mentions: { technicians: ['dana', 'Kyle'] }, service_area: 'Riverside' };
  expect(reviewToForm(value, known)).toEqual({
    rating: 5,
    mentions: { technicians: ['Dana Whitfield', 'Kyle'] },
    service_area: 'riverside',
  });
});

it('shows a rating that is no number as it stands in the file', () => {
  expect(reviewToForm({ rating: 'three' }, known)).toEqual({ rating: 'three' });
});
