import { expect, it } from 'vitest';
import { collectNames } from '../../../../src/authoring/business/known-names.ts';
import { reviewForm, reviewPath, reviewToForm } from '../../../../src/editing/forms/reviews/review-form.ts';
import { businessFileSchema } from '../../../../src/reviews/schemas/business.ts';
import { review, smallContent } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

it('shows a review of any file, and whether it waits or is answered', async () => {
  const workspace = await workspaceOf(smallContent([review(1), review(2, { verification: undefined })]));
  expect(workspace.reviews.map(reviewPath)).toEqual(['reviews/review-1.json', 'reviews/review-2.json']);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source))).toEqual([
    expect.objectContaining({ state: 'published unanswered' }),
    expect.objectContaining({ state: 'waiting unanswered' }),
  ]);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source).id)).toEqual([undefined, undefined]);
});

it('shows the names that the lists offer, and leaves those that are not known, and a rating that is no number', () => {
  const technicians = [{ name: 'Dana Whitfield', aliases: ['Dana'] }];
  const service_areas = [{ id: 'riverside', name: 'Riverside' }];
  const { known } = collectNames(businessFileSchema.parse({ name: 'A', technicians, service_areas }));
  const value = { id: 'a', rating: 'three', mentions: { technicians: ['dana', 'Kyle'] }, service_area: 'Riverside' };
  expect(reviewToForm(value, known)).toEqual({
    rating: 'three',
    mentions: { technicians: ['Dana Whitfield', 'Kyle'] },
    service_area: 'riverside',
  });
});
