import { describe, expect, it } from 'vitest';
import { listAnswer } from '../../../src/mcp/answers/list-answer.ts';
import type { Mcp } from '../../../src/mcp/mcp.ts';
import { getReviewsSince } from '../../../src/mcp/tools/get-reviews-since.ts';
import { search } from '../../../src/mcp/tools/search.ts';
import { searchReviews } from '../../../src/mcp/tools/search-reviews.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, publicationOf } from '../../support/content/sample-site.ts';
import { ask, callInSession, callTool, mcpSite, notesOf, sourceOf, startMcp } from '../../support/mcp/mcp.ts';
import { stateless } from '../../support/mcp/messages.ts';

/** Bytes reserved for everything around the records. */
const FRAME = 4100;

/** The words with which a tool says how to get the rest. */
function goesOn(tool: string, until = ''): string {
  return tool === 'search_reviews'
    ? `the same search with "until": "${until}"`
    : `search_reviews with "since": "2026-01-01", "until": "${until}"`;
}

/** Text of `bytes` bytes. */
const PLAIN = (bytes: number) =>
  'They brought hot water back on the same day, and we were glad. '.repeat(bytes / 60).slice(0, bytes);
/** Text that takes more bytes in JSON, and even more in JSON inside JSON. */
const ESCAPED = (bytes: number) => '"\n\\'.repeat(bytes / 3);
const EMOJI = (bytes: number) => '😀"'.repeat(bytes / 5);

const TEXTS: readonly [string, string][] = [
  ['2 kB', PLAIN(2000)],
  ['10 kB', PLAIN(10_000)],
  ['2 kB of quotes', ESCAPED(2000)],
  ['15 kB of quotes', ESCAPED(15_000)],
  ['2 kB of emoji', EMOJI(2000)],
  ['3 kB, each review of another length', ''],
];

/** More than the highest limit. */
const COUNT = 120;

function manyReviews(text: string): AuthoredReview[] {
  return Array.from({ length: COUNT }, (_, n) => {
    const own = text === '' ? PLAIN(100 + ((n * 997) % 5800)) : text;
    return authoredReview({ id: `review-${String(n).padStart(3, '0')}`, title: `Title ${n}`, text: `${own} ${n}` });
  });
}

const LISTS: readonly [string, object][] = [
  ['search_reviews', {}],
  ['get_reviews_since', { date: '2026-01-01' }],
];

/** The insights of no reviews: they do not matter here, and take long to make. */
const { insights } = mcpSite({ reviews: [] });

/** Checks the answer to a call, in a session and without one. */
async function expectShort(mcp: Mcp, name: string, given: object): Promise<void> {
  const inSession = await callInSession(mcp, name, given);
  const { body, headers } = stateless('tools/call', { name, arguments: given });
  const withoutSession = await ask(mcp, body, headers);
  for (const { status, text: whole, json } of [inSession, withoutSession]) {
    expect(status).toBe(200);
    expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(80_000);
    expect(json.result.isError).toBeUndefined();
  }
}

describe.each(TEXTS)(`of ${COUNT} reviews of %s`, (_, text) => {
  const reviews = manyReviews(text);
  const site = mcpSite({ reviews, insights });
  const publication = publicationOf(site);
  const { mcp } = startMcp(publication);

  it.each(LISTS)('the whole answer of %s %j is at most 80,000 bytes', async (name, given) => {
    await expectShort(mcp, name, given);
  });

  it.each(LISTS)('%s %j holds as many whole reviews as there is room for, and says where it was cut', async (name, given) => {
    const { json, text: whole } = await callInSession(mcp, name, given);
    const { structuredContent: found, content } = json.result;
    expect(found.reviews).toEqual(
      found.reviews.map((_: unknown, n: number) => expect.objectContaining({ text: reviews[n]?.text })),
    );
    expect([found.total, found.count]).toEqual([COUNT, found.reviews.length]);
    if (found.count === 20) {
      expect(content.slice(1).map((each: { text: string }) => each.text)).toEqual([
        expect.stringMatching(/^These are 20 of 120: /),
      ]);
      return;
    }
    const next = site.catalog.reviews[found.count];
    const rest =
      next?.date === site.catalog.reviews[0]?.date
        ? `The next one is ${next?.id}, of the same day: with "limit": 100 up to 100 come uncut.`
        : `The next one is ${next?.id}: ${goesOn(name, next?.date)} goes on there.`;
    expect(content.slice(1).map((each: { text: string }) => each.text)).toEqual([
      `Cut to ${found.count} of the newest 20, to stay below 80 kB. ${rest}`,
    ]);
    const text = JSON.stringify(next);
    const nextBytes = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
    expect(Buffer.byteLength(whole) + nextBytes, 'with one more').toBeGreaterThan(80_000 - FRAME);
  });

  it('an explicit limit is not cut, and gives the bytes that HTTP gives', async () => {
    const answered = publication.search({ limit: 100 }).read('identity');
    const { json } = await callInSession(mcp, 'search_reviews', { limit: 100 });
    expect(json.result.content[0]).toEqual({ type: 'text', text: String(answered) });
    expect(json.result.structuredContent.count).toBe(100);
    const other = await callInSession(mcp, 'get_reviews_since', { date: '2026-01-01', limit: 100 });
    expect(other.json.result.structuredContent.count).toBe(100);
    expect(JSON.stringify(other.json.result.content.slice(1))).not.toMatch(/Cut to|Left out/);
  });
});

describe('a list that its limit ends', () => {
  const day = (n: number) => String(1 + Math.floor(n / 10)).padStart(2, '0');
  const manyOf = (count: number, dateOf: (n: number) => string) =>
    sourceOf({ reviews: Array.from({ length: count }, (_, n) => authoredReview({ id: `r${n}`, date: dateOf(n) })), insights });
  const days = manyOf(120, (n) => `2026-01-${day(n)}`);
  const sameDay = manyOf(120, () => '2026-01-01');
  const few = manyOf(30, (n) => `2026-01-${day(n)}`);
  const FIRST_100 = 'with "limit": 100 the first 100 come; the resource reviews.json has all reviews.';

  it.each([
    [
      searchReviews,
      {},
      days,
      'These are 20 of 120: the same search with "until": "2026-01-11" goes on, and gives those of that day again.',
    ],
    [
      getReviewsSince,
      { date: '2026-01-02' },
      days,
      'These are 20 of 110: search_reviews with "since": "2026-01-02", "until": "2026-01-11" goes on, and gives those of that day again.',
    ],
    [searchReviews, { limit: 100 }, sameDay, 'These are 100 of 120: the resource reviews.json has all reviews.'],
    [searchReviews, { limit: 5 }, sameDay, `These are 5 of 120: ${FIRST_100}`],
    [getReviewsSince, { date: '2026-01-01' }, sameDay, `These are 20 of 120: ${FIRST_100}`],
    [searchReviews, { sort: 'lowest' }, days, `These are 20 of 120: ${FIRST_100}`],
    [searchReviews, { sort: 'lowest' }, few, 'These are 20 of 30: with "limit": 100 all come.'],
    [getReviewsSince, { date: '2026-01-01', limit: 5 }, few, 'These are 5 of 30: with "limit": 100 all come.'],
    [searchReviews, { limit: 30 }, few, undefined],
  ] as const)('says how to go on after $1', (tool, given, source, note) => {
    expect(notesOf(callTool(tool, given, source))).toEqual(note === undefined ? [] : [note]);
  });
});

describe('a list that is cut', () => {
  it('leads to a review that would not fit even alone by a limit', () => {
    const reviews = ['short', 'long', 'last'].map((id, n) =>
      authoredReview({ id, date: `2026-01-${30 - n}`, text: PLAIN(id === 'long' ? 81_000 : 60) }),
    );
    const source = sourceOf({ reviews, insights });
    for (const tool of [searchReviews, getReviewsSince]) {
      const given = tool === searchReviews ? {} : { date: '2026-01-01' };
      expect(notesOf(callTool(tool, given, source))[0]).toMatch(
        /^Cut to 1 of .* is long: .*"until": "2026-01-29" goes on there\.$/,
      );
    }
    expect(notesOf(callTool(searchReviews, { until: '2026-01-29' }, source))).toEqual([
      'Cut to 0 of the newest 2, to stay below 80 kB. The next one is long, of the same day: with "limit": 100 up to 100 come uncut.',
    ]);
    expect(callTool(searchReviews, { until: '2026-01-29', limit: 100 }, source).structuredContent.reviews).toHaveLength(2);
  });

  it('says of one day that fills a list that a limit gives all of it', () => {
    const reviews = Array.from({ length: 10 }, (_, n) =>
      authoredReview({ id: `same-${n}`, date: '2026-01-05', text: PLAIN(13_000) }),
    );
    for (const tool of [searchReviews, getReviewsSince]) {
      const { content } = callTool(tool, { date: '2026-01-01' }, sourceOf({ reviews, insights }));
      expect(content.at(-1).text).toMatch(/The next one is same-2, of the same day: with "limit": 100 up to 100 come uncut\.$/);
    }
  });

  it('goes on within the same filters, and from the same day', () => {
    const reviews = Array.from({ length: 10 }, (_, n) =>
      authoredReview({ id: `r-${n}`, date: `2026-01-${20 - n}`, text: PLAIN(13_000) }),
    );
    const source = sourceOf({ reviews: [...reviews, authoredReview({ id: 'old', date: '2020-01-01' })], insights });
    const { content } = callTool(getReviewsSince, { date: '2026-01-01' }, source);
    expect(content.at(-1).text).toMatch(/search_reviews with "since": "2026-01-01", "until": "2026-01-18" goes on there\.$/);
    const searched = callTool(searchReviews, { since: '2026-01-01' }, source);
    expect(searched.content.at(-1).text).toMatch(/the same search with "until": "2026-01-18" goes on there\.$/);
  });
});

it.each<[string, Partial<AuthoredReview>, string]>([
  ['texts', { text: PLAIN(2000) }, 'water'],
  ['texts', { text: ESCAPED(2000) }, ''],
  ['texts', { text: EMOJI(2000) }, ''],
  ['titles', { title: EMOJI(5000) }, ''],
  ['names', { author: PLAIN(5000) }, ''],
])('search shortens what nobody shortens: %s are as long as their authors like', async (_, fields, query) => {
  const reviews = Array.from({ length: 30 }, (_, n) => authoredReview({ id: `review-${n}`, ...fields }));
  const { mcp } = startMcp(publicationOf(mcpSite({ reviews, insights })));
  await expectShort(mcp, search.name, { query });
});

describe('a list', () => {
  const source = sourceOf();
  const listOf = (rows: readonly number[]) => {
    const head = (count: number) => `{"count":${count},"reviews":[\n`;
    const { json, notes } = listAnswer({ head, rows, total: rows.length, isLimited: false, goOn: expect.fail }, source);
    return { text: Buffer.concat(json.map(({ plain }) => plain)).toString(), notes };
  };

  it('has the form of an HTTP body', () => {
    const records = [0, 2].map((row) => Buffer.from(source.text(row).plain));
    expect(listOf([0, 2]).text).toBe(`{"count":2,"reviews":[\n${records.join(',\n')}\n]}\n`);
    expect(listOf([]).text).toBe('{"count":0,"reviews":[\n\n]}\n');
  });

  it('is whole where it is short, and then nothing is said', () => {
    const rows = Array.from({ length: 20 }, (_, row) => row);
    expect(JSON.parse(listOf(rows).text).count).toBe(20);
    expect(listOf(rows).notes).toEqual([]);
    expect(listOf([]).notes).toEqual([]);
  });
});
