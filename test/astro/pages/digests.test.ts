import { expect, it } from 'vitest';
import { createDigests } from '../../../src/astro/pages/digests.ts';
import { frameOf } from '../../../src/astro/pages/page-context.ts';
import { reviewPages } from '../../../src/astro/pages/review-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

function digestsOf(text: string) {
  const site = sampleSite({ reviews: [authoredReview({ id: 'a', text }), authoredReview({ id: 'b' })] });
  return createDigests(site, frameOf(site), reviewPages(wholeSite(site)));
}

it('of the whole site follows each review, and that of the frame none', () => {
  const [one, same, other] = ['Good.', 'Good.', 'Bad.'].map(digestsOf);
  expect([one?.whole(), one?.frame()]).toEqual([same?.whole(), same?.frame()]);
  expect(other?.whole()).not.toBe(one?.whole());
  expect(other?.frame()).toBe(one?.frame());
});

it('of a part that pages share is computed once', () => {
  const { part } = digestsOf('Good.');
  const shared = { is: 1 };
  const first = part(shared);
  shared.is = 2;
  expect(part(shared)).toBe(first);
  expect(part({ is: 2 })).not.toBe(first);
});
