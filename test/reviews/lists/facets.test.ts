import { describe, expect, it } from 'vitest';
import { FACET_KINDS, facetsOf } from '../../../src/reviews/lists/facets.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const BUSINESS = {
  technicians: [{ name: 'Dana Whitfield' }, { name: 'Renée Thibault' }],
  services: [{ id: 'leak-repair', name: 'Leak repair' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const services = ['leak-repair'];
const reviews = [
  authoredReview({ id: 'a', date: '2026-02-01', rating: 5, mentions: { technicians: ['Dana Whitfield'], services } }),
  authoredReview({ id: 'b', date: '2025-02-01', rating: 2, service_area: 'riverside' }),
  authoredReview({ id: 'c', date: '2026-01-01', rating: 5, mentions: { technicians: [], services: [...services, ...services] } }),
];
const { catalog } = sampleSite({ business: BUSINESS, reviews });
const facets = facetsOf(catalog);

function idsAt(path: string): string[] | undefined {
  return facets.find((facet) => facet.path === path)?.reviews.map(({ id }) => id);
}

describe('facets', () => {
  it('hold exactly the reviews of their value, newest first and each once', () => {
    expect(idsAt('/reviews/rating/5')).toEqual(['a', 'c']);
    expect(idsAt('/reviews/rating/2')).toEqual(['b']);
    expect(idsAt('/services/leak-repair')).toEqual(['a', 'c']);
    expect(idsAt('/technicians/dana-whitfield')).toEqual(['a']);
    expect(idsAt('/areas/riverside')).toEqual(['b']);
    expect(idsAt('/reviews/year/2026')).toEqual(['a', 'c']);
  });

  it('are there for all stars, services, technicians and areas, and for the years that have a review', () => {
    expect(idsAt('/reviews/rating/1')).toEqual([]);
    expect(idsAt('/technicians/renee-thibault')).toEqual([]);
    expect(facets.filter(({ kind }) => kind === 'year').map(({ value }) => value)).toEqual(['2026', '2025']);
  });

  it('stand in the order of their kinds, each at an address of its own', () => {
    const kinds = facets.map(({ kind }) => FACET_KINDS.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(new Set(facets.map(({ path }) => path)).size).toBe(facets.length);
  });
});
