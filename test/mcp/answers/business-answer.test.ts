import { expect, it } from 'vitest';
import { businessAnswer, businessAnswerSchema } from '../../../src/mcp/answers/business-answer.ts';
import { collectSideData } from '../../../src/publication/pack/side-data.ts';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';

const { catalog } = sampleSite();
const baseUrl = 'https://reviews.example.com';
const head = { business: catalog.business, aggregate_rating: catalog.aggregateRating };

it('says of every method what it takes', () => {
  const reviews = VERIFICATION_METHODS.map((method) => authoredReview({ verification: { method, date: '2026-01-01' } }));
  const answer = businessAnswerSchema.parse(
    businessAnswer(head, collectSideData(reviews, new Set(), NOTHING_UNPUBLISHED), baseUrl),
  );
  const meanings = answer.verification.methods.map(({ meaning }) => meaning);
  expect(new Set(meanings).size).toBe(VERIFICATION_METHODS.length);
  for (const meaning of meanings) expect(meaning).toMatch(/^The .*\.$/);
});

it('keeps the aliases to itself', () => {
  const aliases = { ...NOTHING_UNPUBLISHED.aliases, technicians: new Map([['Dana Whitfield', ['The Boss']]]) };
  const answer = businessAnswer(head, collectSideData(catalog.reviews, new Set(), { ...NOTHING_UNPUBLISHED, aliases }), baseUrl);
  expect(JSON.stringify(answer)).not.toContain('The Boss');
});
