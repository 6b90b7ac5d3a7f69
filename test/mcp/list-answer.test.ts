import { describe, expect, it } from 'vitest';
import { cutNote, listJson, rowsThatFit } from '../../src/mcp/list-answer.ts';
import { getReviewsSince } from '../../src/mcp/tools/get-reviews-since.ts';
import { search } from '../../src/mcp/tools/search.ts';
import { searchReviews } from '../../src/mcp/tools/search-reviews.ts';
import type { AuthoredReview } from '../../src/reviews/review.ts';
import { ask, beginSession, callTool, mcpSite, publishInMemory, rpc, sourceOf, startMcp, stateless } from '../support/mcp.ts';
import { authoredReview } from '../support/sample-site.ts';

/** Bytes that are left free for all that stands around the records. */
const FRAME = 2100;

/** Text of so many bytes. */
const PLAIN = (bytes: number) => 'Hot water. '.repeat(bytes / 10).slice(0, bytes);
/** Text that takes more bytes in JSON, and still more in JSON inside of JSON. */
const ESCAPED = (bytes: number) => '"\n\\'.repeat(bytes / 3);
const EMOJI = (bytes: number) => '😀"'.repeat(bytes / 5);

const TEXTS: readonly [string, string][] = [
  ['2 kB', PLAIN(2000)],
  ['20 kB', PLAIN(20_000)],
  ['2 kB of quotes', ESCAPED(2000)],
  ['20 kB of quotes', ESCAPED(20_000)],
  ['2 kB of emoji', EMOJI(2000)],
  ['3 kB, each review of another length', ''],
];

function manyReviews(text: string): AuthoredReview[] {
  return Array.from({ length: 1000 }, (_, n) => {
    const own = text === '' ? PLAIN(100 + ((n * 997) % 5800)) : text;
    return authoredReview({ id: `review-${String(n).padStart(3, '0')}`, title: `Title ${n}`, text: `${own} ${n}` });
  });
}

const LISTS: readonly [string, object][] = [
  ['search_reviews', {}],
  ['search_reviews', { rating: 5 }],
  ['get_reviews_since', { date: '2026-01-01' }],
  ['search', { query: '' }],
  ['search', { query: 'water' }],
];

describe.each(TEXTS)('of 1,000 reviews of %s', (_, text) => {
  const reviews = manyReviews(text);
  const site = mcpSite({ reviews });
  const publication = publishInMemory(site);
  const { mcp } = startMcp(publication);

  it.each(LISTS)('the whole answer of %s %j is at most 80,000 bytes', async (name, given) => {
    const params = { name, arguments: given };
    const inSession = await ask(mcp, rpc('tools/call', params), await beginSession(mcp));
    const { body, headers } = stateless('tools/call', params);
    const withoutSession = await ask(mcp, body, headers);
    for (const { status, text: whole, json } of [inSession, withoutSession]) {
      expect(status).toBe(200);
      expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(80_000);
      expect(json.result.isError).toBeUndefined();
    }
  });

  it.each([
    ['search_reviews', {}],
    ['get_reviews_since', { date: '2026-01-01' }],
  ])('%s %j holds as many whole reviews as there is room for, and says where it was cut', async (name, given) => {
    const { json, text: whole } = await ask(mcp, rpc('tools/call', { name, arguments: given }), await beginSession(mcp));
    const { structuredContent: found, content } = json.result;
    expect(found.reviews).toEqual(
      found.reviews.map((_: unknown, n: number) => expect.objectContaining({ text: reviews[n]?.text })),
    );
    expect([found.total, found.count]).toEqual([1000, found.reviews.length]);
    if (found.count === 20) {
      expect(content).toHaveLength(1);
      return;
    }
    const next = site.catalog.reviews[found.count];
    expect(content[1].text).toContain(`Cut to ${found.count} of 20 reviews`);
    expect(content[1].text).toContain(`${next?.id} of ${next?.date}`);
    const text = JSON.stringify(next);
    const nextBytes = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
    expect(Buffer.byteLength(whole) + nextBytes, 'with one more').toBeGreaterThan(80_000 - FRAME);
  });

  it('an explicit limit is not cut, and gives the bytes that HTTP gives', async () => {
    const answered = publication.search({ limit: 100 }).read('identity');
    const { json } = await ask(
      mcp,
      rpc('tools/call', { name: 'search_reviews', arguments: { limit: 100 } }),
      await beginSession(mcp),
    );
    expect(json.result.content).toEqual([{ type: 'text', text: String(answered) }]);
    expect(json.result.structuredContent.count).toBe(100);
    const since = { date: '2026-01-01', limit: 100 };
    const other = await ask(mcp, rpc('tools/call', { name: 'get_reviews_since', arguments: since }), await beginSession(mcp));
    expect(other.json.result.structuredContent.count).toBe(100);
    expect(other.json.result.content).toHaveLength(1);
  });
});

describe('where one review is longer than 80 kB', () => {
  const long = authoredReview({ id: 'long', date: '2026-01-02', text: PLAIN(81_000) });
  const short = authoredReview({ id: 'short', date: '2026-01-03' });
  const after = authoredReview({ id: 'after', date: '2026-01-01' });

  it.each([searchReviews, getReviewsSince])('$name stops before it, and says how to get it', (tool) => {
    const { structuredContent, content } = callTool(tool, { date: '2026-01-01' }, sourceOf({ reviews: [short, long, after] }));
    expect(structuredContent.reviews).toMatchObject([{ id: 'short' }]);
    expect(content[1].text).toMatch(/^Cut to 1 of 3 reviews.* long of 2026-01-02 \(get_review gives it alone\)/);
  });

  it.each([searchReviews, getReviewsSince])('$name is empty where it comes first, and says so', (tool) => {
    const { structuredContent, content } = callTool(tool, { date: '2026-01-01' }, sourceOf({ reviews: [long, after] }));
    expect(structuredContent).toMatchObject({ total: 2, count: 0, reviews: [] });
    expect(content[1].text).toMatch(/^Cut to 0 of 2 reviews/);
  });
});

it('search shortens what nobody shortens: titles and names are as long as their authors like', async () => {
  const reviews = Array.from({ length: 30 }, (_, n) =>
    authoredReview({ id: `review-${n}`, ...(n % 2 === 0 ? { title: EMOJI(5000) } : { author: PLAIN(5000) }) }),
  );
  const { mcp } = startMcp(publishInMemory(mcpSite({ reviews })));
  const { text } = await ask(mcp, rpc('tools/call', { name: search.name, arguments: { query: '' } }), await beginSession(mcp));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(80_000);
});

describe('the pieces of a list', () => {
  const source = sourceOf();

  it('are joined to the form of an HTTP body', () => {
    const plain = Buffer.concat(listJson('{"reviews":[\n', [0, 2], source).map((each) => each.plain)).toString();
    expect(plain).toBe(`{"reviews":[\n${[0, 2].map((row) => Buffer.from(source.text(row).plain)).join(',\n')}\n]}\n`);
    expect(
      String(
        listJson('{"reviews":[\n', [], source)
          .map((each) => Buffer.from(each.plain))
          .join(''),
      ),
    ).toBe('{"reviews":[\n\n]}\n');
  });

  it('all fit where they are short, and then nothing is said', () => {
    const rows = Array.from({ length: 20 }, (_, row) => row);
    expect(rowsThatFit(rows, source)).toEqual(rows);
    expect(cutNote(rows, rows, source)).toEqual([]);
    expect(rowsThatFit([], source)).toEqual([]);
    expect(cutNote([], [], source)).toEqual([]);
  });
});
