import { describe, expect, it, onTestFinished } from 'vitest';
import { publishInMemory } from '../../../src/publication/serving/in-memory.ts';
import { openPublication } from '../../../src/publication/serving/open.ts';
import { authoredReview, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const site = sampleSite({
  reviews: [
    authoredReview(),
    authoredReview({ id: 'b', date: '2026-03-15', rating: 2 }),
    authoredReview({ id: 'c', date: '2025-01-01' }),
  ],
});

describe('publishInMemory', () => {
  const memory = publishInMemory(site, { aliases: NOTHING_UNPUBLISHED.aliases, waiting: 0 }, 7);

  it('has what the sealed publication has, but for its pages', async () => {
    const unpublished = { ...NOTHING_UNPUBLISHED, passages: site.passages };
    const { packFile } = await sealSite(await temporaryFolder(), { site, unpublished });
    const publication = openPublication(packFile);
    onTestFinished(publication.close);
    for (const path of ['/reviews.json', '/feed.xml', '/mcp/server-card']) {
      const [own, sealed] = [memory.representation(path), publication.representation(path)];
      expect(own?.headers).toEqual(sealed?.headers);
      expect(own?.digest).toBe(sealed?.digest);
      expect(await own?.read('identity')).toEqual(await sealed?.read('identity'));
    }
    const pairs = [
      [memory.search({ limit: 20, min_rating: 3 }), publication.search({ limit: 20, min_rating: 3 })],
      [memory.since('2026-03-15'), publication.since('2026-03-15')],
    ] as const;
    for (const [own, sealed] of pairs) {
      expect(await own.read('identity')).toEqual(await sealed.read('identity'));
      expect(own.digest).toBe(sealed.digest);
      expect(own.headers).toEqual(sealed.headers);
    }
    const { sideData, basePath, baseUrl, hubUrl } = memory;
    expect({ sideData, basePath, baseUrl, hubUrl }).toEqual({
      sideData: publication.sideData,
      basePath: publication.basePath,
      baseUrl: publication.baseUrl,
      hubUrl: publication.hubUrl,
    });
    expect(memory.representation('/reviews/b')).toBeUndefined();
  });

  it('is as new as it is told to be, and knows no date, for nothing was built', () => {
    expect(memory.sequence).toBe(7);
    expect(memory.search({ limit: 20 }).lastModified).toBeNull();
  });

  it('of a site for a static host has no server', () => {
    const files = publishInMemory({ ...site, hasServer: false }, { aliases: NOTHING_UNPUBLISHED.aliases, waiting: 0 }, 1);
    expect([files.representation('/mcp/server-card'), files.representation('/reviews.json')]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });
});
