import { expect, it } from 'vitest';
import { withSources } from '../../../src/mcp/answers/sourced-quotes.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { sourceOf } from '../../support/mcp/mcp.ts';

const source = sourceOf({
  reviews: [authoredReview({ id: 'a', author: 'Ann', rating: 2, date: '2026-01-02', text: 'They were late. Very late.' })],
});

const quote = { review_id: 'a', quote: 'They were late', start: 0, end: 14, sentiment: 'negative' as const };

it('says with each quote how many stars, whose, when and where', () => {
  expect(withSources([{ id: 'punctuality', score: -1, evidence: [quote] }], source)).toEqual([
    {
      id: 'punctuality',
      score: -1,
      evidence: [
        {
          quote: 'They were late',
          sentiment: 'negative',
          rating: 2,
          author: 'Ann',
          date: '2026-01-02',
          url: 'https://reviews.example.com/reviews/a',
        },
      ],
    },
  ]);
});

it('leaves out lists with nothing in them, and quotes of reviews that are not there', () => {
  const claim = { name: 'Dana', aspects: [], terms: ['pump'], evidence: [{ ...quote, review_id: 'gone' }] };
  expect(withSources([claim], source)).toEqual([{ name: 'Dana', terms: ['pump'] }]);
});
