import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src/mcp/answers/review-title.ts';
import { search } from '../../../src/mcp/tools/search.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { callAnyTool, mcpSite, sourceOf } from '../../support/mcp/mcp.ts';

const { catalog } = mcpSite();
const source = sourceOf();

describe('search', () => {
  it('gives for any question at most 20 reviews with what the job was and the answer', async () => {
    let found = 0;
    const question = fc.oneof(fc.constantFrom('', 'water', 'hot water today', 'Straße never'), fc.string({ unit: anyCharacter }));
    await fc.assert(
      fc.asyncProperty(question, async (query) => {
        const result = await callAnyTool(search, { query }, source);
        expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
        const { results, total, with_all, asked } = result.structuredContent;
        expect(results.length).toBe(Math.min(total, 20));
        expect(with_all).toBeLessThanOrEqual(total);
        for (const { text, has, ...each } of results) {
          found++;
          const review = catalog.reviews.find(({ id }) => id === each.id) ?? expect.fail(`no review ${each.id}`);
          const { id, url, service_area, mentions, response, disclosure } = review;
          const { technicians, services } = mentions;
          const job = { technicians, services, service_area, disclosure, response: response?.text };
          for (const what of has) expect(asked).toContainEqual({ what, reviews: expect.any(Number) });
          expect(each).toEqual(JSON.parse(JSON.stringify({ id, title: titleOf(review), url, ...job })));
          expect(text).toBe(JSON.parse(JSON.stringify(review.text)));
        }
      }),
      { numRuns: 100 },
    );
    expect(found).toBeGreaterThan(20);
  });

  it('says whom and what it understood', async () => {
    const { structuredContent } = await callAnyTool(search, { query: 'is Lukasz good, 2 stars' }, source);
    const asked = structuredContent.asked.map(({ what }: { what: string }) => what);
    expect(asked).toEqual(expect.arrayContaining(['lukasz', 'good', 'technician=Łukasz Großmann', 'rating=2']));
    expect(asked).toHaveLength(4);
    const { total, with_all, results } = structuredContent;
    expect(results).toHaveLength(20);
    expect([total, with_all]).toEqual([26, 0]);
  });

  it('gives nothing for what stands nowhere, and says so', async () => {
    const { content, structuredContent } = await callAnyTool(search, { query: 'xylophone' }, source);
    expect(structuredContent).toEqual({
      total: 0,
      with_all: 0,
      asked: [{ what: 'xylophone', reviews: 0 }],
      results: [],
    });
    expect(content[1].text).toBe(
      'No review has anything of what was asked; try other words that customers would write, in their language, or search_reviews by stars and dates.',
    );
    expect((await callAnyTool(search, { query: 'Lukasz, 2 stars' }, source)).content).toHaveLength(1);
  });

  it('says where more reviews have all that was asked than it gives', async () => {
    const reviews = Array.from({ length: 21 }, (_, n) => authoredReview({ id: `r${n}`, rating: n === 0 ? 1 : 5, text: 'Warm.' }));
    const warm = sourceOf({ reviews });
    const { content, structuredContent } = await callAnyTool(search, { query: 'warm' }, warm);
    expect(structuredContent).toMatchObject({ total: 21, with_all: 21 });
    expect(content[1].text).toMatch(/^These are 20 of the 21 that have all of it; /);
    // What the note says leads to the one that is missing.
    const narrow = await callAnyTool(search, { query: 'warm, 1 star' }, warm);
    expect(narrow.structuredContent).toMatchObject({ total: 21, with_all: 1 });
    expect(narrow.structuredContent.results[0].id).toBe('r0');
    expect(narrow.content).toHaveLength(1);
  });

  it.each(['how was it', 'the', '🍼', '?!'])('says that there is nothing to look for: %s', async (query) => {
    const { content, structuredContent } = await callAnyTool(search, { query }, source);
    expect(structuredContent).toEqual({ total: 0, with_all: 0, asked: [], results: [] });
    expect(content[1].text).toMatch(/^The question has no word to look for: .* search_reviews as query\.$/);
  });

  it('says that no review is published', async () => {
    const { content } = await callAnyTool(search, { query: 'the' }, sourceOf({ reviews: [] }));
    expect(content[1].text).toBe('No review is published yet.');
  });
});
