import { expect, it } from 'vitest';
import { mcpSite, sourceOfSite } from '../../support/mcp/mcp.ts';

const site = mcpSite();
const source = sourceOfSite(site);

it('has the business and its rating as they are published', () => {
  const { business, aggregateRating } = site.catalog;
  const published = JSON.parse(JSON.stringify({ business, aggregate_rating: aggregateRating }));
  expect(source.business).toEqual(published.business);
  expect(JSON.parse(Buffer.from(source.about.plain).toString())).toMatchObject(published);
});
