import { expect, it } from 'vitest';
import { leadingAspects } from '../../../src/representations/language-models/leading-aspects.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const aspects = sampleSite().insights.aspects.map((aspect, at) => ({ ...aspect, mentions: 20, positive: at, negative: 10 - at }));

it('takes what is said most often, at most three, the most often first', () => {
  expect(leadingAspects(aspects, 'positive').map(({ positive }) => positive)).toEqual([10, 9, 8]);
  expect(leadingAspects(aspects, 'negative').map(({ negative }) => negative)).toEqual([10, 9, 8]);
});

it('leaves out what only one passage says', () => {
  const single = aspects.map((aspect) => ({ ...aspect, positive: 1, negative: 0 }));
  expect(leadingAspects(single, 'positive')).toEqual([]);
});
