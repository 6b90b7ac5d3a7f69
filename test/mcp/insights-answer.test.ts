import { describe, expect, it } from 'vitest';
import type { Evidence, Insights } from '../../src/insights/dataset/insights-schema.ts';
import { insightsJson } from '../../src/mcp/insights-answer.ts';
import { lengthInResult } from '../../src/mcp/json-text.ts';
import { mcpSite } from '../support/mcp.ts';

interface Size {
  readonly services: number;
  /** Of each claim, in characters. */
  readonly quotes?: number;
  readonly periods?: number;
  readonly questions?: number;
}

/** Insights of so many services, with each quote and trend that there may be. */
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
    // The later ones are the more mentioned ones.
    mentions: n,
    average_rating: 4.83,
    score: 0.71,
    aspects: aspects.map(({ id }) => ({ id, mentions: 12, score: 0.71 })),
    evidence: evidence.slice(0, 4),
  });
  const entities = Array.from({ length: services }, (_, n) => ({ id: `service-number-${n}`, ...entity(n) }));
  const topics = Array.from({ length: 20 }, (_, n) => ({
    id: `topic-${n}`,
    label: `Topic ${n}`,
    terms: ['sump pump', 'pump', 'pit'],
    review_count: 40,
    share: 0.02,
    average_rating: 4.5,
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

/** What is answered of insights, with the length of the whole result. */
function answered(insights: Insights) {
  const answer = insightsJson(insights);
  if (!('json' in answer)) throw new Error(answer.problem);
  const [text = expect.fail('no text')] = answer.json;
  const json: Insights = JSON.parse(Buffer.from(text.plain).toString());
  const notes = answer.notes ?? [];
  return { json, notes, bytes: lengthInResult(text) + Buffer.byteLength(notes.join('')) };
}

const quotesOf = ({ aspects, entities, topics }: Insights) =>
  [aspects, ...Object.values(entities), topics].map((claims) => Math.max(0, ...claims.map(({ evidence }) => evidence.length)));

describe('the insights of a business', () => {
  it('come whole, as they are published, where they are short', () => {
    const { insights } = mcpSite();
    const { json, notes } = answered(insights);
    expect(JSON.stringify(json)).toBe(JSON.stringify(insights));
    expect(notes).toEqual([]);
  });

  it.each([
    [{ services: 4, quotes: 60, periods: 4 }, 'all but 2 quotes of each claim', 2, 4, 11],
    [{ services: 4, quotes: 60, periods: 40 }, 'all but 2 quotes of each claim, quarters before the newest 8', 2, 8, 11],
    [{ services: 6, quotes: 80, periods: 40 }, 'all but 1 quote of each claim, quarters before the newest 8', 1, 8, 11],
    [
      { services: 16, quotes: 120, periods: 40 },
      'all but 1 quote of each claim, quarters before .*, what is said of each .* by aspect',
      1,
      8,
      0,
    ],
  ])('come with less of everything where they are longer: %j', (size, leftOut, quotes, quarters, byAspect) => {
    const insights = insightsOf(size);
    const { json, notes, bytes } = answered(insights);
    expect(notes.join('')).toMatch(new RegExp(`^Left out to stay below 80 kB: ${leftOut}. Ask for one aspect`));
    expect(quotesOf(json)).toEqual([quotes, quotes, quotes, quotes, quotes]);
    expect(json.aspects.map(({ trend }) => trend.length)).toEqual(json.aspects.map(() => quarters));
    // The newest are left.
    const newest = insights.aspects[0]?.trend.at(-1);
    if (quarters > 0) expect(json.aspects[0]?.trend.at(-1)).toEqual(newest);
    expect(json.entities.services.map(({ aspects }) => aspects.length)).toEqual(insights.entities.services.map(() => byAspect));
    expect(bytes).toBeLessThan(80_000);
    // Nothing else is cut.
    const LESS = new Set(['evidence', 'trend', 'terms']);
    const bare = (key: string, value: unknown) => (LESS.has(key) ? [] : value);
    const without = ({ aspects, topics }: Insights) => JSON.stringify({ aspects, topics }, bare);
    expect(without(json)).toBe(without(insights));
  });

  it.each([
    [{ services: 60, quotes: 60 }, 1, 8],
    [{ services: 300, quotes: 60 }, 1, 8],
    [{ services: 300, quotes: 200 }, 0, 0],
  ])('have the 40 most mentioned of many services, in their order, and stay below 80 kB: %j', (size, quotes, quarters) => {
    const { json, notes, bytes } = answered(insightsOf(size));
    const { technicians, services, service_areas } = json.entities;
    expect(bytes).toBeLessThan(80_000);
    expect(notes.join('')).toContain(', all of these and of the aspects but the 40 most mentioned. Ask');
    expect(services.map(({ mentions }) => mentions)).toEqual(Array.from({ length: 40 }, (_, n) => size.services - 40 + n));
    expect([technicians.length, service_areas.length]).toEqual([8, 8]);
    expect(quotesOf(json)).toEqual([quotes, quotes, quotes, quotes, quotes]);
    expect(json.aspects.map(({ mentions, trend }) => [mentions, trend.length])).toEqual(json.aspects.map(() => [2000, quarters]));
    expect(notes.join('').includes('quotes, trends, the terms of topics,')).toBe(quotes === 0);
    expect([json.faq.length, json.editorial_summary]).toEqual([0, 'Good people.']);
  });

  it("go without the editors' words at last", () => {
    const { json, notes, bytes } = answered(insightsOf({ services: 300, questions: 100 }));
    expect(bytes).toBeLessThan(80_000);
    expect(notes.join('')).toContain('questions and answers, the summary. Ask');
    expect([json.faq, json.editorial_summary]).toEqual([[], '']);
    expect(json.method).toEqual(mcpSite().insights.method);
  });

  it('are left as they were', () => {
    const insights = insightsOf({ services: 300, questions: 100 });
    const before = JSON.stringify(insights);
    answered(insights);
    expect(JSON.stringify(insights)).toBe(before);
  });
});
