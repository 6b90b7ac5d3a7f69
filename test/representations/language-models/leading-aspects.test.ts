import { expect, it } from 'vitest';
import { leadingAspects } from '../../../src/representations/language-models/leading-aspects.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const evidence = (['positive', 'positive', 'negative', 'negative'] as const).map((sentiment, at) => ({
  review_id: `review-${at}`,
  quote: 'Late.',
  start: 0,
  end: 5,
  sentiment,
}));
const aspects = sampleSite().insights.aspects.map((aspect, at) => ({
  ...aspect,
  mentions: 20,
  positive: at,
  negative: 10 - at,
  evidence,
}));

it('takes what is said most often, at most three, the most often first', () => {
  expect(leadingAspects(aspects, 'positive').map(({ positive }) => positive)).toEqual(
    [-1, -2, -3].map((from) => aspects.at(from)?.positive),
  );
  expect(leadingAspects(aspects, 'negative').map(({ negative }) => negative)).toEqual([10, 9, 8]);
});

it('leaves out what only one quote bears out, however often it is said', () => {
  const single = aspects.map((aspect) => ({ ...aspect, evidence: evidence.slice(1) }));
  expect(leadingAspects(single, 'positive')).toEqual([]);
});
