import { describe, expect, it } from 'vitest';
import { insightsSchema } from '../../../../src/insights/dataset/schemas/insights-schema.ts';
import { mcpSite } from '../../../support/mcp/mcp.ts';

/** The dataset with one value changed. */
function changed(path: string, value: unknown): unknown {
  const insights = structuredClone(mcpSite().insights);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((at, key) => Object(at[key]), Object(insights));
  expect(parent).toHaveProperty(last);
  parent[last] = value;
  return insights;
}

describe('the schema of the insights', () => {
  it('describes each field, in the documented order', () => {
    const { insights } = mcpSite();
    expect(insightsSchema.strict().parse(insights)).toEqual(insights);
    expect(Object.keys(insights)).toEqual(Object.keys(insightsSchema.shape));
    expect(insightsSchema.parse(changed('updated', null))).toMatchObject({ updated: null });
  });

  it.each([
    ['version', '2.0.0'],
    ['updated', '2026-02-30'],
    ['review_count', -1],
    ['not_analysed', 0.5],
    ['aspects.0.id', 'Price List'],
    ['aspects.0.score', 1.01],
    ['aspects.0.low', -1.01],
    ['aspects.0.positive', null],
    ['aspects.0.trend', [{ period: '2026-Q5', mentions: 1, score: 1, low: 0, high: 1 }]],
    ['aspects.0.evidence', [{ review_id: 'a', quote: 'q', start: 0, end: 1, sentiment: 'mixed' }]],
    ['entities.technicians.0.average_rating', 5.1],
    ['entities.services.0.id', undefined],
    ['topics', [{ id: 'pump', label: 'Pump', terms: [], review_count: 1, share: 1.5, average_rating: 5, evidence: [] }]],
    ['faq', [{ question: 'Why?' }]],
    ['editorial_summary', null],
    ['method.accuracy.with_stars.aspect_f1', undefined],
  ])('refuses that %s is %j', (path, value) => {
    expect(insightsSchema.safeParse(changed(path, value)).success).toBe(false);
  });
});
