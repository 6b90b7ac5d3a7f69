import { expect, it } from 'vitest';
import { leadingAspects } from '../../../src/insights/dataset/leading-aspects.ts';
import { aspectOf } from '../../support/charts/drawings.ts';
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
  reviews: 20,
  positive_reviews: at,
  negative_reviews: 10 - at,
  evidence,
}));

type Blamed = readonly [name: string, negative_reviews: number, reviews: number, negative?: number];

/** The names of the leading aspects, each of which so many reviews criticise, of so many, with so many mentions. */
function blamed(...counts: readonly Blamed[]): string[] {
  const counted = counts.map(([name, negative_reviews, reviews, negative = negative_reviews]) =>
    aspectOf([0, reviews - negative_reviews, negative], { name, negative_reviews, reviews, evidence }),
  );
  return leadingAspects(counted, 'negative').map(({ name }) => name);
}

it('takes at most three: of as many reviews, what most of them say', () => {
  expect(leadingAspects(aspects, 'positive').map(({ positive_reviews }) => positive_reviews)).toEqual(
    [-1, -2, -3].map((from) => aspects.at(from)?.positive_reviews),
  );
  expect(leadingAspects(aspects, 'negative').map(({ negative_reviews }) => negative_reviews)).toEqual([10, 9, 8]);
});

it('takes what most reviews blame, then what is blamed by the largest share of the reviews that speak of it', () => {
  expect(blamed(['work', 25, 148], ['price', 29, 115], ['talk', 21, 46], ['time', 10, 20], ['tidiness', 6, 27])).toEqual([
    'price',
    'talk',
    'time',
  ]);
});

it('takes the share of few reviews last, and of more the lower end of its interval', () => {
  expect(blamed(['price', 29, 115], ['dates', 6, 9], ['work', 25, 148])).toEqual(['price', 'work', 'dates']);
  expect(blamed(['price', 300, 900], ['hardly sure', 6, 10], ['sure', 50, 100])).toEqual(['price', 'sure', 'hardly sure']);
});

it('counts an angry review once, however often it blames an aspect', () => {
  expect(blamed(['manners', 6, 24, 19], ['price', 12, 60], ['time', 11, 50])).toEqual(['price', 'time', 'manners']);
});

it('leaves out what only one quote bears out, however often it is said', () => {
  const single = aspects.map((aspect) => ({ ...aspect, evidence: evidence.slice(1) }));
  expect(leadingAspects(single, 'positive')).toEqual([]);
});

it('takes nothing as praised that more reviews criticise', () => {
  const both = aspectOf([5, 0, 9], { evidence });
  expect(leadingAspects([both], 'positive')).toEqual([]);
  expect(leadingAspects([both], 'negative')).toEqual([both]);
  const angry = aspectOf([5, 0, 9], { negative_reviews: 2, evidence });
  expect(leadingAspects([angry], 'positive')).toEqual([angry]);
});
