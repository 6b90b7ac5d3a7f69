import { expect, it } from 'vitest';
import { leadingAspects } from '../../../src/insights/dataset/leading-aspects.ts';
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
  reviews: 20,
  positive: at,
  negative: 10 - at,
  evidence,
}));

function blamed(...counts: readonly [name: string, negative: number, mentions: number, reviews?: number][]): string[] {
  const [sample = expect.fail('no aspect')] = aspects;
  const counted = counts.map(([name, negative, mentions, reviews = mentions]) => ({
    ...sample,
    name,
    negative,
    mentions,
    reviews,
  }));
  return leadingAspects(counted, 'negative').map(({ name }) => name);
}

it('takes at most three: among as many mentions, what is said most often', () => {
  expect(leadingAspects(aspects, 'positive').map(({ positive }) => positive)).toEqual(
    [-1, -2, -3].map((from) => aspects.at(from)?.positive),
  );
  expect(leadingAspects(aspects, 'negative').map(({ negative }) => negative)).toEqual([10, 9, 8]);
});

it('takes what is blamed most often, then what is blamed in the largest share of its mentions', () => {
  expect(blamed(['work', 25, 148], ['price', 29, 115], ['talk', 21, 46], ['time', 10, 20], ['tidiness', 6, 27])).toEqual([
    'price',
    'talk',
    'time',
  ]);
});

it('takes the share of few mentions last, and of more the lower end of its interval', () => {
  expect(blamed(['price', 29, 115], ['dates', 6, 9], ['work', 25, 148])).toEqual(['price', 'work', 'dates']);
  expect(blamed(['price', 300, 900], ['hardly sure', 6, 10], ['sure', 50, 100])).toEqual(['price', 'sure', 'hardly sure']);
});

it('takes a share as sure as the number of the reviews lets it be, however often one of them says it', () => {
  expect(blamed(['price', 29, 115], ['few voices', 19, 38, 12], ['many voices', 19, 40])).toEqual([
    'price',
    'many voices',
    'few voices',
  ]);
  expect(blamed(['price', 29, 115], ['angry', 12, 14, 9], ['work', 25, 148])).toEqual(['price', 'work', 'angry']);
});

it('leaves out what only one quote bears out, however often it is said', () => {
  const single = aspects.map((aspect) => ({ ...aspect, evidence: evidence.slice(1) }));
  expect(leadingAspects(single, 'positive')).toEqual([]);
});

it('takes nothing as praised that is criticised more often', () => {
  const [sample = expect.fail('no aspect')] = aspects;
  const both = { ...sample, positive: 5, negative: 9 };
  expect(leadingAspects([both], 'positive')).toEqual([]);
  expect(leadingAspects([both], 'negative')).toEqual([both]);
});
