import { describe, expect, it } from 'vitest';
import { insightsSchema } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { renderInsights } from '../../../src/representations/datasets/insights-dataset.ts';
import type { Site } from '../../../src/representations/site.ts';
import { sampleSite } from '../../support/content/sample-site.ts';
import { mcpSite } from '../../support/mcp/mcp.ts';

const TOPIC = {
  id: 'pump',
  label: 'Pump',
  terms: ['pump'],
  review_count: 3,
  share: 0.5,
  average_rating: 4.5,
  positive: 2,
  neutral: 1,
  negative: 0,
  score: 0.67,
  evidence: [],
};
const FAQ = { question: 'On Sundays?\n\u2028', answer: 'No.', review_ids: ['review-1'] };

/** A site with something in each list. */
function siteWithAll(): Site {
  const site = mcpSite();
  const topics = [TOPIC, { ...TOPIC, id: 'pump-2' }];
  return { ...site, insights: { ...site.insights, topics, faq: [FAQ], editorial_summary: 'Good.\r\nAll of it.' } };
}

describe('the dataset', () => {
  it('is the insights, with the keys in the documented order', () => {
    for (const site of [siteWithAll(), mcpSite(), sampleSite({ reviews: [] })]) {
      const dataset = JSON.parse(renderInsights(site));
      expect(JSON.stringify(dataset)).toBe(JSON.stringify(site.insights));
      expect(Object.keys(dataset)).toEqual(Object.keys(insightsSchema.shape));
    }
  });

  it('has one aspect, entity, topic or question a line', () => {
    const site = siteWithAll();
    const { aspects, entities, topics, faq } = site.insights;
    const { technicians, services, service_areas } = entities;
    const lines = renderInsights(site)
      .split('\n')
      .map((line) => line.replace(/,$/, ''));
    const items = [...aspects, ...technicians, ...services, ...service_areas, ...topics, ...faq].map((item) =>
      JSON.stringify(item),
    );
    expect(items.length).toBeGreaterThan(15);
    expect(lines.filter((line) => items.includes(line))).toEqual(items);
  });
});
