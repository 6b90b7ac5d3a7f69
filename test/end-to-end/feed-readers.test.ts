import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/representations/datasets/reviews-dataset.ts';
import { renderAtomFeed } from '../../src/representations/feeds/atom-feed.ts';
import { authoredReview, sampleSite } from '../support/content/sample-site.ts';
import { sampleOrigin } from '../support/shared.ts';

const origin = await sampleOrigin();
const { reviews }: ReviewsDataset = await (await fetch(`${origin}/reviews.json`)).json();
const newest = reviews.slice(0, 50);

/** Debian's own Python, for which Debian's modules are made. */
const python = '/usr/bin/python3';

/** feedparser, the library that many readers use. The day is shown as its manual recommends. */
const PROGRAM = `
import calendar, feedparser, json, sys, time
for entry in feedparser.parse(sys.argv[1]).entries:
    shown = time.localtime(calendar.timegm(entry.published_parsed))
    print(json.dumps({'day': time.strftime('%Y-%m-%d', shown), 'title': entry.title}))
`;

describe.skipIf(spawnSync(python, ['-c', 'import feedparser']).status !== 0)('feedparser for Python', () => {
  // The first is the time zone of the sample's own town.
  it.each(['America/Chicago', 'America/Los_Angeles', 'Europe/Madrid'])(
    'shows in %s each review on its day and under its title',
    async (TZ) => {
      const env = { TZ } as unknown as NodeJS.ProcessEnv;
      const { stdout } = await promisify(execFile)(python, ['-c', PROGRAM, `${origin}/feed.xml`], { env });
      const shown = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(shown.map(({ day }) => day)).toEqual(newest.map(({ date }) => date));
      const titled = newest.flatMap(({ title }, index) => (title === undefined ? [] : [[shown[index]?.title, title]]));
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
