import { expect, it } from 'vitest';
import { faqEntrySchema, faqFileSchema } from '../../../src/reviews/schemas/editorial.ts';

it('takes an entry without reviews for one with none', () => {
  const faq = faqFileSchema.parse([{ question: 'Q', answer: 'A' }]);
  expect(faq).toEqual([{ question: 'Q', answer: 'A', review_ids: [] }]);
  expect(faqEntrySchema.array().parse(faq)).toEqual(faq);
});

it.each([
  { question: ' ', answer: 'A' },
  { question: 'Q' },
  { question: 'Q', answer: 'A', review_ids: ['Not An Id'] },
  { question: 'Q', answer: 'A', more: 1 },
])('refuses %j', (entry) => {
  expect(faqFileSchema.safeParse([entry]).success).toBe(false);
});
