import { expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/representations/feeds/atom-feed.ts';
import { fullReview, sampleSite } from '../content/sample-site.ts';
import { atomErrors } from './atom-judge.ts';

const FEED = renderAtomFeed(sampleSite({ reviews: [fullReview()] }));

it.each([
  ['an entry without an id', /(<entry>.*?)<id>.*?<\/id>/s, '$1'],
  ['a date that is a day', 'T12:00:00Z', ''],
  ['an unknown element of Atom', '<entry>', '<entry><rating>5</rating>'],
  ['an open element', '</feed>', ''],
  ['half a character', 'Maria', '\ud83d'],
])('refuses %s', async (_, part, replacement) => {
  expect(await atomErrors(FEED)).toEqual([]);
  expect(await atomErrors(FEED.replace(part, replacement))).not.toEqual([]);
});
