import { once } from 'node:events';
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/representations/datasets/reviews-dataset.ts';
import { renderAtomFeed } from '../../src/representations/feeds/atom-feed.ts';
import { authoredReview, sampleSite } from '../support/content/sample-site.ts';
import { newsboatReader, pythonReader } from '../support/judges/feed-readers.ts';
import { sampleOrigin } from '../support/shared.ts';

const origin = await sampleOrigin();
const { reviews }: ReviewsDataset = await (await fetch(`${origin}/reviews.json`)).json();
const newest = reviews.slice(0, 50);

describe.each([
  ['newsboat', newsboatReader],
  ['feedparser for Python', pythonReader],
])('%s', (_, read) => {
  // The first is the time zone of the sample's own town.
  it.skipIf(!read).each(['America/Chicago', 'America/Los_Angeles', 'Europe/Madrid'])(
    'shows in %s each review on its day and under its title',
    async (timeZone) => {
      const shown = await read?.(`${origin}/feed.xml`, timeZone);
      expect(shown?.map(({ day }) => day)).toEqual(newest.map(({ date }) => date));
      const titled = newest.flatMap(({ title }, index) => (title === undefined ? [] : [[shown?.[index]?.title, title]]));
      expect(titled.length).toBeGreaterThan(10);
      for (const [given, title] of titled) expect(given).toBe(title);
    },
  );
});

/** Titles that readers would show differently if they took them for HTML, or for plain text. */
const TITLES = [
  'AT&T cut the line',
  '3 < 4 & 5 > 2',
  '&amp; &lt;b&gt; &#65;',
  'the end ]]> of it',
  '"quoted" and \'so\'',
  'ñ 😀',
];

const feed = renderAtomFeed(
  sampleSite({
    reviews: TITLES.map((title, index) => authoredReview({ id: `r${index}`, title, date: `2026-11-${20 - index}` })),
  }),
);

describe('a title', () => {
  it('is read by rss-parser as it was written', async () => {
    const { items } = await new RssParser().parseString(feed);
    expect(items.map(({ title }) => title)).toEqual(TITLES);
  });

  it('is read by feedparser as it was written', async () => {
    const parser = Readable.from([feed]).pipe(new FeedParser({}));
    const titles: (string | null)[] = [];
    parser.on('data', (item: FeedParser.Item) => titles.push(item.title));
    await once(parser, 'end');
    expect(titles).toEqual(TITLES);
  });
});
