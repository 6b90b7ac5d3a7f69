import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectSideData, decodeSideData, encodeSideData, type Unpublished } from '../../../src/publication/pack/side-data.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';
import { seal } from '../../support/sites/seal.ts';

const unpublished: Unpublished = {
  aliases: {
    technicians: new Map([['Renée Thibault', ['Renee', 'la Renée']]]),
    services: new Map([['drain-cleaning', ['clogged drain']]]),
    service_areas: new Map([['riverside', []]]),
  },
  language: 'en',
  waiting: 11,
  passages: new Map([['aspect price', [{ review_id: 'a', start: 0, end: 5, sentiment: 'negative', is_quotable: true }]]]),
};

describe('side data', () => {
  it('count the methods, languages and sources of the reviews, the most first, then by name, and list what is not analysed', () => {
    const verified = (method: 'invoice' | 'booking' | 'payment') => ({ verification: { method, date: '2026-03-15' } });
    const reviews = [
      authoredReview({ ...verified('payment'), id: 'spanish', language: 'es' }),
      authoredReview({ ...verified('invoice'), language: 'en', source: { name: 'Google' } }),
      authoredReview({ ...verified('booking'), language: 'fr' }),
      // In the language of the business, as it states none.
      authoredReview({ ...verified('payment') }),
    ];
    expect(collectSideData(reviews, new Set(['spanish']), unpublished)).toEqual({
      ...unpublished,
      verified: [
        ['payment', 2],
        ['booking', 1],
        ['invoice', 1],
      ],
      languages: [
        ['en', 2],
        ['es', 1],
        ['fr', 1],
      ],
      sources: [['Google', 1]],
      not_analysed: [1, 2, 3],
    });
  });

  it('are read as they were written, whatever the names', () => {
    const name = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('__proto__', 'constructor'));
    const names = fc.array(fc.tuple(name, fc.array(name))).map((entries) => new Map(entries));
    const aliases = fc.record({ technicians: names, services: names, service_areas: names });
    fc.assert(
      fc.property(aliases, fc.nat(), (some, waiting) => {
        const data = collectSideData([fullReview()], new Set(), { ...unpublished, aliases: some, waiting });
        expect(decodeSideData(encodeSideData(data))).toEqual(data);
      }),
    );
  });

  it('are refused where they are something else', () => {
    expect(() => decodeSideData(Buffer.from('{"waiting":1}'))).toThrow();
    expect(() => decodeSideData(Buffer.from('no JSON'))).toThrow();
  });

  it('come with the publication, and in no file of it', async () => {
    const site = sampleSite({ reviews: [fullReview()] });
    const { entries, open } = await seal({ site, unpublished });
    const publication = open();
    expect(publication.sideData).toEqual(collectSideData(site.catalog.reviews, site.readings, unpublished));
    for (const { path } of entries) {
      const body = await publication.representation(path)?.read('identity');
      expect(Buffer.concat([body ?? []].flat()).includes('la Renée'), path).toBe(false);
    }
  });
});
