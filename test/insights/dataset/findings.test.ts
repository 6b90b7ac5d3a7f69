import { expect, it } from 'vitest';
import { createFinder } from '../../../src/insights/dataset/findings.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { publishedReview } from '../../support/content/reading/insights.ts';

/** What is found in a review whose record names these technicians, all that the business has. */
function findingsIn(text: string, rating: number, names: string[], trade: Trade) {
  const aliases = { technicians: new Map(), services: new Map(), service_areas: new Map() };
  const business = { name: 'Alder Creek', technicians: names.map((name) => ({ name })), services: [], service_areas: [] };
  const review = publishedReview({ text, rating, mentions: { technicians: names, services: [] } });
  return createFinder({ business, trade, aliases, aspects: [] })(readText(text), review);
}

it('finds what a review says, whom it names, and which verdict is whose', () => {
  const found = findingsIn('Dana Whitfield was late and rude.', 1, ['Dana Whitfield'], 'other');
  expect(found.mentions.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)).toContain('punctuality negative');
  expect(found.names).toMatchObject([{ kind: 'technician', id: 'Dana Whitfield', start: 0, end: 14 }]);
  expect(found.verdicts.length).toBeGreaterThan(0);
  for (const { mention } of found.verdicts) expect(found.mentions).toContain(mention);
});

it('gives each of two technicians the verdict that is quoted once for both', () => {
  const text = 'Dana was friendly on Monday, it snowed, and on Friday Luis was very polite.';
  const names = ['Dana Whitfield', 'Luis Ortega'];
  const { mentions, verdicts } = findingsIn(text, 5, names, 'home-services');
  expect(mentions.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)).toEqual(['staff positive']);
  expect(verdicts).toEqual(names.map((id) => ({ kind: 'technician', id, mention: mentions[0] })));
});
