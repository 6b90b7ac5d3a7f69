import { expect, it } from 'vitest';
import { policyDocumentSchema, renderPolicy } from '../../../src/representations/policy/policy-document.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it('says what the business says as it was written, and what was counted', () => {
  const policy = { who_may_write: 'Customers.\nNo staff.', deadline_days: 1 };
  const reviews = [authoredReview({ disclosure: { incentive: { kind: 'gift' } } })];
  const document = policyDocumentSchema.parse(JSON.parse(renderPolicy(sampleSite({ policy, reviews, waiting: 2 }))));
  expect(document).toMatchObject({
    url: 'https://reviews.example.com/policy',
    business: 'Alder Creek & Sons',
    policy,
    verification: { published: 1, waiting: 2, methods: [{ method: 'invoice', reviews: 1, share: 1 }] },
    disclosures: { incentive: 1, relation: 0 },
  });
  expect(document.statements).toContainEqual({ about: 'checking', text: expect.stringContaining('2 more reviews wait') });
});

it('is there without reviews and without a policy, in the language of the business', () => {
  const document = JSON.parse(renderPolicy(sampleSite({ reviews: [], language: 'es-MX' })));
  expect(policyDocumentSchema.safeParse(document).error?.issues ?? []).toEqual([]);
  expect(document).toMatchObject({ policy: {}, verification: { published: 0, methods: [] } });
  expect(document.statements[0].text).toMatch(/^Una opinión solo se publica/);
});
