import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { type EntityVerdict, entityInsights } from '../../../src/insights/dataset/entity-insights.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';
import { foundIn, publishedReview } from '../../support/content/reading/insights.ts';

const BUSINESS: Business = {
  name: 'Alder Creek',
  url: 'https://example.com/',
  technicians: [{ name: 'Dana Whitfield' }, { name: 'Marcus Bell' }],
  services: [
    { id: 'drain', name: 'Drain cleaning' },
    { id: 'heater', name: 'Heater repair' },
  ],
  service_areas: [
    { id: 'riverside', name: 'Riverside' },
    { id: 'lakeview', name: 'Lakeview' },
  ],
};

const REVIEWS = [
  publishedReview({ id: 'a', rating: 5, mentions: { technicians: ['Dana Whitfield'], services: ['drain'] } }),
  publishedReview({
    id: 'b',
    rating: 4,
    service_area: 'riverside',
    mentions: { technicians: ['Marcus Bell', 'Dana Whitfield'], services: ['heater'] },
  }),
  publishedReview({
    id: 'c',
    rating: 5,
    language: 'es',
    mentions: { technicians: ['Dana Whitfield', 'Dana Whitfield'], services: ['drain'] },
  }),
];

function verdict(kind: EntityVerdict['kind'], id: string, aspect: string, sentiment: Sentiment, reviewId = 'a'): EntityVerdict {
  // Nothing is quoted twice in the same words.
  return { ...foundIn({ id: reviewId, text: `They charged ${reviewId}.` }, { aspect, sentiment }), kind, id };
}

describe('the insights into technicians, services and areas', () => {
  it('count the reviews whose record names one, in whatever language, each once, and their mean rating', () => {
    const { technicians, services, service_areas } = entityInsights(BUSINESS, REVIEWS, []);
    // 14 / 3 = 4.666…, rounded half up.
    expect(technicians).toMatchObject([
      { name: 'Dana Whitfield', mentions: 3, average_rating: 4.67 },
      { name: 'Marcus Bell', mentions: 1, average_rating: 4 },
    ]);
    expect(services).toMatchObject([
      { id: 'drain', name: 'Drain cleaning', mentions: 2, average_rating: 5 },
      { id: 'heater', name: 'Heater repair', mentions: 1, average_rating: 4 },
    ]);
    expect(service_areas).toMatchObject([
      { id: 'riverside', name: 'Riverside', mentions: 1, average_rating: 4 },
      { id: 'lakeview', name: 'Lakeview', mentions: 0, average_rating: null },
    ]);
  });

  it('have nulls and nothing for whom no verdict is known', () => {
    expect(entityInsights(BUSINESS, [], []).technicians[1]).toEqual({
      name: 'Marcus Bell',
      mentions: 0,
      average_rating: null,
      score: null,
      aspects: [],
      evidence: [],
    });
  });

  it('tell the verdicts of one apart from those of all others, also where a name is an id', () => {
    const riverside = [{ id: 'riverside', name: 'Riverside' }];
    const business = { ...BUSINESS, services: riverside, service_areas: riverside };
    const { technicians, services, service_areas } = entityInsights(business, REVIEWS, [
      verdict('technician', 'Dana Whitfield', 'staff', 'positive'),
      verdict('technician', 'Marcus Bell', 'staff', 'negative'),
      verdict('service', 'riverside', 'price', 'negative'),
      verdict('service_area', 'riverside', 'price', 'neutral'),
      verdict('technician', 'Nobody', 'staff', 'negative'),
    ]);
    const scores = [...technicians, ...services, ...service_areas].map(({ score, evidence }) => [score, evidence.length]);
    expect(scores).toEqual([
      [1, 1],
      [-1, 1],
      [-1, 1],
      [0, 1],
    ]);
  });

  it('have the aspects with the most mentions first, then by id, each with its reviews and its score', () => {
    const [dana] = entityInsights(BUSINESS, REVIEWS, [
      verdict('technician', 'Dana Whitfield', 'staff', 'positive', 'a'),
      verdict('technician', 'Dana Whitfield', 'speed', 'positive', 'a'),
      verdict('technician', 'Dana Whitfield', 'price', 'positive', 'a'),
      verdict('technician', 'Dana Whitfield', 'price', 'positive', 'b'),
      verdict('technician', 'Dana Whitfield', 'price', 'positive', 'b'),
      verdict('technician', 'Dana Whitfield', 'price', 'negative', 'c'),
    ]).technicians;
    expect(dana).toMatchObject({
      score: 0.67,
      aspects: [
        { id: 'price', mentions: 4, reviews: 3, score: 0.5 },
        { id: 'speed', mentions: 1, reviews: 1, score: 1 },
        { id: 'staff', mentions: 1, reviews: 1, score: 1 },
      ],
    });
  });

  it('show four quotes at most, of four reviews', () => {
    const found = Array.from({ length: 12 }, (_, n) => verdict('service', 'drain', 'price', 'positive', `review-${n >> 1}`));
    const [drain] = entityInsights(BUSINESS, REVIEWS, found).services;
    expect(new Set(drain?.evidence.map(({ review_id }) => review_id)).size).toBe(4);
    expect(drain?.evidence).toHaveLength(4);
  });
});
