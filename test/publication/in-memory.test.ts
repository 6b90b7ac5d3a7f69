import { describe, expect, it, onTestFinished } from 'vitest';
import { answersInMemory } from '../../src/publication/in-memory.ts';
import { openPublication } from '../../src/publication/open.ts';
import { authoredReview, sampleSite } from '../support/content/sample-site.ts';
import { sealSite } from '../support/sites/sealed-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const site = sampleSite({
  reviews: [
    authoredReview(),
    authoredReview({ id: 'b', date: '2026-03-15', rating: 2 }),
    authoredReview({ id: 'c', date: '2025-01-01' }),
  ],
});

describe('answersInMemory', () => {
  it('answers with the bytes, headers and digests of the sealed publication', async () => {
    const { packFile } = await sealSite(await temporaryFolder(), { site });
    const publication = openPublication(packFile);
    onTestFinished(publication.close);
    const memory = answersInMemory(site);
    const pairs = [
      [memory.search({ limit: 20, min_rating: 3 }), publication.search({ limit: 20, min_rating: 3 })],
      [memory.since('2026-03-15'), publication.since('2026-03-15')],
    ] as const;
    for (const [own, sealed] of pairs) {
      expect(await own.read('identity')).toEqual(await sealed.read('identity'));
      expect(own.digest).toBe(sealed.digest);
      expect(own.headers).toEqual(sealed.headers);
    }
  });

  it('knows no date, for nothing was built', () => {
    expect(answersInMemory(site).search({ limit: 20 }).lastModified).toBeNull();
  });
});
