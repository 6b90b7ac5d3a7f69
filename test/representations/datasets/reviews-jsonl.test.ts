import { expect, it } from 'vitest';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { renderReviewsJsonl } from '../../../src/representations/datasets/reviews-jsonl.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';

it('has a line for each record of the dataset, in its order', () => {
  const site = sampleSite({ reviews: [authoredReview({ id: 'old', date: '2020-01-01' }), fullReview({ text: 'two\nlines' })] });
  const lines = renderReviewsJsonl(site).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(renderReviewsDataset(site)).reviews);
});

it('ends no line within a record, also for Python, which knows more line ends', () => {
  const text = 'one\u2028two\u2029three\u0085four\vfive';
  const line = renderReviewsJsonl(sampleSite({ reviews: [authoredReview({ text })] }));
  expect(line).not.toMatch(/[\v\u0085\u2028\u2029]/);
  expect(JSON.parse(line)).toMatchObject({ text });
});

it('is empty without reviews', () => {
  expect(renderReviewsJsonl(sampleSite({ reviews: [] }))).toBe('');
});
