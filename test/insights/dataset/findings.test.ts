import { expect, it } from 'vitest';
import { createFinder } from '../../../src/insights/dataset/findings.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it('finds what a review says, whom it names, and which verdict is whose', () => {
  const technicians = [{ name: 'Dana Whitfield' }];
  const mentions = { technicians: ['Dana Whitfield'], services: [] };
  const reviews = [authoredReview({ text: 'Dana Whitfield was late and rude.', rating: 1, mentions })];
  const { catalog } = sampleSite({ business: { technicians }, reviews });
  const [review] = catalog.reviews;
  if (!review) return expect.unreachable();
  const aliases = { technicians: new Map(), services: new Map(), service_areas: new Map() };
  const found = createFinder({ business: catalog.business, trade: 'other' as const, aliases, aspects: [] })(
    readText(review.text),
    review,
  );
  expect(found.mentions.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)).toContain('punctuality negative');
  expect(found.names).toMatchObject([{ kind: 'technician', id: 'Dana Whitfield', start: 0, end: 14 }]);
  expect(found.verdicts.length).toBeGreaterThan(0);
  for (const { mention } of found.verdicts) expect(found.mentions).toContain(mention);
});

it('gives each of two technicians the verdict that is quoted once for both', () => {
  const text = 'Dana was friendly on Monday, it snowed, and on Friday Luis was very polite.';
  const technicians = [{ name: 'Dana Whitfield' }, { name: 'Luis Ortega' }];
  const mentioned = { technicians: technicians.map(({ name }) => name), services: [] };
  const reviews = [authoredReview({ text, rating: 5, mentions: mentioned })];
  const { catalog } = sampleSite({ business: { technicians }, reviews });
  const [review] = catalog.reviews;
  if (!review) return expect.unreachable();
  const aliases = { technicians: new Map(), services: new Map(), service_areas: new Map() };
  const find = createFinder({ business: catalog.business, trade: 'home-services', aliases, aspects: [] });
  const { mentions, verdicts } = find(readText(text), review);
  expect(mentions.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)).toEqual(['staff positive']);
  const [mention] = mentions;
  expect(verdicts).toEqual(technicians.map(({ name: id }) => ({ kind: 'technician', id, mention })));
});
