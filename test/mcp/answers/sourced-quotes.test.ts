import { describe, expect, it } from 'vitest';
import type { PassageKind } from '../../../src/insights/dataset/passages.ts';
import { withPassages, withSources } from '../../../src/mcp/answers/sourced-quotes.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, authoredReviews } from '../../support/content/sample-site.ts';
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

describe('a part of the insights that is asked for', () => {
  const mentions = { technicians: ['Dana Whitfield'], services: [] };
  const text = 'Dana was late. Very late.';
  const response = { date: '2026-03-21', text: 'We are sorry.' };
  const disclosure = { relation: { kind: 'former-employee', text: 'until 2023' } } as const;
  const reviews = authoredReviews([
    { rating: 2, text, mentions, disclosure, response },
    { rating: 4, text: 'Dana is nice.', mentions },
    { rating: 5, text: 'Perfect.', mentions },
    { rating: 1, text: 'Bad.' },
    ...Array(12).fill({ rating: 3, text: 'So so.', mentions, response }),
  ]);
  const late = { review_id: 'r0', start: 0, end: 13, sentiment: 'negative', is_quotable: true } as const;
  const veryLate = { ...late, start: 15, end: 24, is_quotable: false };
  const nice = { ...late, review_id: 'r1', sentiment: 'positive' } as const;
  const passages = new Map([['technician Dana Whitfield', [late, veryLate, nice]]]);
  const dana = { name: 'Dana Whitfield', evidence: [] };
  const [claim] = withPassages([dana], 'technician', ({ name }) => name, sourceOf({ reviews }, { passages }));

  it('has all its passages, each with what stands around it and with the answer, and those apart that are less sure', () => {
    const from = { rating: 2, author: 'A0', date: '2026-03-20', url: 'https://reviews.example.com/reviews/r0', disclosure };
    const said = { sentiment: 'negative', context: text, ...from, response: 'We are sorry.' };
    expect(claim).toMatchObject({
      evidence: [
        { quote: 'Dana was late', ...said },
        { quote: 'Dana is nice.', author: 'A1' },
      ],
      less_sure: [{ quote: 'Very late', ...said }],
    });
    expect(claim?.evidence?.[1]).not.toHaveProperty('context');
  });

  it('has the newest 10 of the other reviews with fewer than 5 stars whose record names it', () => {
    const other = { text: 'So so.', response: 'We are sorry.' };
    const others = Array.from({ length: 10 }, (_, n) => expect.objectContaining({ author: `A${4 + n}`, ...other }));
    expect(claim?.other_reviews).toEqual(others);
  });

  it.each<[PassageKind, string, Partial<AuthoredReview>]>([
    ['technician', 'Dana Whitfield', { mentions }],
    ['service', 'drain-cleaning', { mentions: { technicians: [], services: ['drain-cleaning'] } }],
    ['service_area', 'riverside', { service_area: 'riverside' }],
  ])('has the other reviews of a %s, with what their authors disclose', (kind, name, named) => {
    const source = sourceOf(
      { reviews: authoredReviews([{ rating: 3, disclosure, ...named }, { rating: 3 }]) },
      { passages: new Map() },
    );
    const [claim] = withPassages([{ evidence: [] }], kind, () => name, source);
    expect(claim?.other_reviews).toMatchObject([{ author: 'A0', disclosure }]);
  });
});
