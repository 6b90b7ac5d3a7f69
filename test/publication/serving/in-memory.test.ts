import { describe, expect, it } from 'vitest';
import { publishInMemory } from '../../../src/publication/serving/in-memory.ts';
import type { Publication } from '../../../src/publication/serving/publication.ts';
import { authoredReview, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';
import { seal } from '../../support/sites/seal.ts';

const site = sampleSite({
  reviews: [
    authoredReview(),
    authoredReview({ id: 'b', date: '2026-03-15', rating: 2 }),
    authoredReview({ id: 'c', date: '2025-01-01' }),
  ],
});

/** What a publication answers and tells of itself. */
async function shownBy(publication: Publication) {
  const { sideData, basePath, baseUrl, hubUrl, representation, search, since } = publication;
  const answers = [
    ...['/reviews.json', '/feed.xml', '/mcp/server-card'].map(representation),
    search({ limit: 20, min_rating: 3 }),
    since('2026-03-15'),
  ].map(async (answer) => ({ headers: answer?.headers, digest: answer?.digest, bytes: await answer?.read('identity') }));
  return { sideData, basePath, baseUrl, hubUrl, answers: await Promise.all(answers) };
}

describe('publishInMemory', () => {
  const memory = publishInMemory(site, NOTHING_UNPUBLISHED.aliases, 7);

  it('has what the sealed publication has, but for its pages', async () => {
    const unpublished = { ...NOTHING_UNPUBLISHED, passages: site.passages };
    const sealed = await seal({ site, unpublished });
    expect(await shownBy(memory)).toEqual(await shownBy(sealed.open()));
    expect(memory.representation('/reviews/b')).toBeUndefined();
  });

  it('is as new as it is told to be, and knows no date, for nothing was built', () => {
    expect(memory.sequence).toBe(7);
    expect(memory.search({ limit: 20 }).lastModified).toBeNull();
  });

  it('of a site for a static host has no server', () => {
    const files = publishInMemory({ ...site, hasServer: false }, NOTHING_UNPUBLISHED.aliases, 1);
    expect([files.representation('/mcp/server-card'), files.representation('/reviews.json')]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });
});
