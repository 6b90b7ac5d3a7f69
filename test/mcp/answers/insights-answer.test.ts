import { describe, expect, it } from 'vitest';
import type { Evidence, Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { insightsInShort, MOST_BYTES } from '../../../src/mcp/answers/insights-answer.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

interface Size {
  readonly services: number;
  /** The length of each claim's quotes, in characters. */
  readonly quotes?: number;
  readonly periods?: number;
  readonly questions?: number;
}

/** Insights into `services` services, with every possible quote and trend. */
function insightsOf({ services, quotes = 200, periods = 40, questions = 0 }: Size): Insights {
  const { insights } = mcpSite();
  const evidence = Array.from({ length: 6 }, (_, n): Evidence => {
    const quote = `"${n}${'x'.repeat(quotes - 2)}`;
    return { review_id: `2026-03-14-customer-${n}`, quote, start: 0, end: quotes, sentiment: 'positive' };
  });
  const score = { score: 0.71, low: 0.58, high: 0.8 };
  const trend = Array.from({ length: periods }, (_, n) => ({
    period: `${2000 + (n >> 2)}-Q${1 + (n % 4)}`,
    mentions: 50,
    ...score,
  }));
  const aspects = insights.aspects.map((aspect) => ({ ...aspect, mentions: 2000, ...score, trend, evidence }));
  const entity = (n: number) => ({
    name: `Service number ${n}`,
    // Later ones are mentioned more often.
    mentions: n,
    average_rating: 4.83,
    score: 0.71,
    aspects: aspects.map(({ id }) => ({ id, mentions: 12, reviews: 9, score: 0.71 })),
    evidence: evidence.slice(0, 4),
  });
  const entities = Array.from({ length: services }, (_, n) => ({ id: `service-number-${n}`, ...entity(n) }));
  const topics = Array.from({ length: 17 }, (_, n) => ({
    id: `topic-${n}`,
    label: `Topic ${n}`,
    terms: ['sump pump', 'pump', 'pit'],
    review_count: 40,
    share: 0.02,
    average_rating: 4.5,
    positive: 30,
    neutral: 6,
    negative: 4,
    score: 0.65,
    evidence: evidence.slice(0, 4),
  }));
  return {
    ...insights,
    review_count: 2000,
    aspects,
    entities: {
      technicians: entities.slice(0, 8).map(({ id: _, ...each }) => each),
      services: entities,
      service_areas: entities.slice(0, 8),
    },
    topics,
    faq: Array.from({ length: questions }, (_, n) => ({
      question: `Question ${n}?`,
      answer: 'Yes. '.repeat(200),
      review_ids: [],
    })),
    editorial_summary: 'Good people.',
  };
}

/** The insights that are left in an answer, and its length. */
function answered(insights: Insights) {
  let left = insights;
  const { json, notes } = insightsInShort(insights, (some) => {
    left = some;
    return some;
  });
  expect(JSON.parse(Buffer.from(json.plain).toString())).toEqual(left);
  return { left, note: notes.join(''), bytes: json.plain.length };
}

const claimsOf = ({ aspects, entities, topics }: Insights) => [aspects, ...Object.values(entities), topics];
const quotesOf = (insights: Insights) =>
  claimsOf(insights).map((claims) => Math.max(0, ...claims.map(({ evidence }) => evidence.length)));

describe('the insights of a business', () => {
  it('come whole, as they are published, where they are short', () => {
    const { insights } = mcpSite({ reviews: [authoredReview()] });
    const { left, note } = answered(insights);
    expect(left).toBe(insights);
    expect(note).toBe('');
  });

  it.each([
    [{ services: 1, quotes: 4, periods: 1 }, 'all but 2 quotes of each claim', 2, 2, 1, 11],
    [{ services: 2, quotes: 45, periods: 4 }, 'all quotes but 2 of each aspect', 2, 0, 4, 11],
    [{ services: 1, quotes: 10, periods: 12 }, 'all quotes but 2 of each aspect, quarters before the newest 8', 2, 0, 8, 11],
    [{ services: 2, quotes: 20, periods: 12 }, 'all quotes but 2 .* newest 8, what is said of each .* by aspect', 2, 0, 8, 0],
    [{ services: 16, quotes: 60, periods: 12 }, 'all quotes but 2 .* newest 4, what is .*, the terms of topics', 2, 0, 4, 0],
    [{ services: 16, quotes: 200, periods: 12 }, 'all quotes but 1 of each aspect, quarters before the newest 4, .*', 1, 0, 4, 0],
  ])('come with less of everything where they are longer: %j', (size, leftOut, ofAspects, ofOthers, quarters, byAspect) => {
    const insights = insightsOf(size);
    const { left, note, bytes } = answered(insights);
    expect(note).toMatch(
      new RegExp(`^In short; left out: the accuracy by stars and by length, ${leftOut}\\. Ask for one aspect`),
    );
    expect(quotesOf(left)).toEqual([ofAspects, ofOthers, ofOthers, ofOthers, ofOthers]);
    expect(left.aspects.map(({ trend }) => trend.length)).toEqual(left.aspects.map(() => quarters));
    // The newest periods are left.
    expect(left.aspects[0]?.trend.at(-1)).toEqual(insights.aspects[0]?.trend.at(-1));
    expect(left.entities.services.map(({ aspects }) => aspects.length)).toEqual(insights.entities.services.map(() => byAspect));
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    // Nothing else is cut.
    const LESS = new Set(['evidence', 'trend', 'terms']);
    const bare = (key: string, value: unknown) => (LESS.has(key) ? [] : value);
    const without = ({ aspects, topics }: Insights) => JSON.stringify({ aspects, topics }, bare);
    expect(without(left)).toBe(without(insights));
  });

  it('keep a quote of praise and one of blame', () => {
    const insights = insightsOf({ services: 2, quotes: 60, periods: 4 });
    const verdicts = ['neutral', 'positive', 'positive', 'negative', 'negative', 'positive'] as const;
    const aspects = insights.aspects.map((aspect) => ({
      ...aspect,
      evidence: aspect.evidence.map((each, n) => ({ ...each, sentiment: verdicts[n] ?? 'neutral' })),
    }));
    const { left } = answered({ ...insights, aspects });
    expect(left.aspects[0]?.evidence).toEqual([aspects[0]?.evidence[1], aspects[0]?.evidence[3]]);
  });

  it.each([
    [{ services: 60, quotes: 20 }, 1, 4],
    [{ services: 300, quotes: 20 }, 1, 4],
    [{ services: 300, quotes: 400 }, 0, 0],
  ])('have the 20 most mentioned of many services, in their order: %j', (size, quotes, quarters) => {
    const { left, note, bytes } = answered(insightsOf(size));
    const { technicians, services, service_areas } = left.entities;
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(note).toContain(', all technicians, services, areas and aspects but the 20 most mentioned of each. Ask');
    expect(services.map(({ mentions }) => mentions)).toEqual(Array.from({ length: 20 }, (_, n) => size.services - 20 + n));
    expect([technicians.length, service_areas.length]).toEqual([8, 8]);
    expect(quotesOf(left)).toEqual([quotes, 0, 0, 0, 0]);
    expect(left.aspects.map(({ mentions, trend }) => [mentions, trend.length])).toEqual(left.aspects.map(() => [2000, quarters]));
    expect([left.faq.length, left.editorial_summary]).toEqual([0, 'Good people.']);
  });

  it("go without the editors' words at last", () => {
    const { left, note, bytes } = answered(insightsOf({ services: 300, questions: 100 }));
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(note).toContain('questions and answers, the summary. Ask');
    expect([left.faq, left.editorial_summary]).toEqual([[], '']);
    const { accuracy, ...method } = mcpSite().insights.method;
    expect(left.method).toEqual({ ...method, accuracy: { ...accuracy, by_stars: [], by_length: [] } });
  });

  it('are left as they were', () => {
    const insights = insightsOf({ services: 300, questions: 100 });
    const before = JSON.stringify(insights);
    answered(insights);
    expect(JSON.stringify(insights)).toBe(before);
  });
});
