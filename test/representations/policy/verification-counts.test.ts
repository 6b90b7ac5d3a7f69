import { expect, it } from 'vitest';
import { verificationCounts } from '../../../src/representations/policy/verification-counts.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it('counts each way that was used, the most used first, with its share', () => {
  const methods = ['booking', 'platform', 'platform'] as const;
  const reviews = methods.map((method, at) => authoredReview({ id: `r${at}`, verification: { method, date: '2026-03-15' } }));
  expect(verificationCounts(sampleSite({ reviews }).catalog)).toEqual([
    { method: 'platform', count: 2, share: 0.667 },
    { method: 'booking', count: 1, share: 0.333 },
  ]);
  expect(verificationCounts(sampleSite({ reviews: [] }).catalog)).toEqual([]);
});
