import { describe, expect, it } from 'vitest';
import { type StructuredDataOptions, structuredDataOf } from '../../../src/representations/page-metadata/structured-data.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, fullReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

const business = {
  url: 'https://alder.example/',
  telephone: '+1 555 010 0144',
  email: 'office@alder.example',
  address: { street_address: '218 Mill Street', address_locality: 'Brookvale', address_country: 'US' },
  geo: { latitude: 43.6, longitude: -89.7 },
  opening_hours: ['Mo-Fr 07:00-18:00'],
  services: [
    { id: 'drains', name: 'Drains', description: 'By cable.' },
    { id: 'leaks', name: 'Leaks' },
  ],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};

const { source, disclosure, ...OWN } = fullReview({ id: 'own', rating: 4 });
const OWN_TOO = authoredReview({ id: 'own-too', rating: 5, date: '2026-01-01' });
const TAKEN_OVER = fullReview({ id: 'taken-over', rating: 1 });

type Node = Record<string, unknown>;

interface Page extends Partial<Omit<StructuredDataOptions, 'site' | 'reviews'>> {
  /** The reviews on the page. Default: all. */
  readonly visible?: readonly string[];
  readonly about?: SiteOptions;
}

/** The nodes of a page, by type, as a search engine reads them. */
function nodesOf(
  reviews: readonly AuthoredReview[],
  { visible, about = { business }, ...options }: Page = {},
): Record<string, Node[]> {
  const site = sampleSite({ ...about, reviews });
  const shown = site.catalog.reviews.filter(({ id }) => visible?.includes(id) ?? true);
  const graph = structuredDataOf({ site, whole: site, path: '/', showsRating: true, ...options, reviews: shown });
  const read: { '@context': string; '@graph': Node[] } = JSON.parse(JSON.stringify(graph));
  expect(read['@context']).toBe('https://schema.org');
  return Object.groupBy(read['@graph'], (node) => String(node['@type'])) as Record<string, Node[]>;
}

/** The business on a page, as a search engine reads it. */
function businessOf(reviews: readonly AuthoredReview[], page?: Page): Node {
  return nodesOf(reviews, page).HomeAndConstructionBusiness?.[0] ?? {};
}

describe('the business', () => {
  it('has its logo and the largest of its photo, as a picture that every program reads', () => {
    const logo = { path: '/brand/logo.svg', width: 100, height: 20, content: { svg: '<svg/>' } };
    const photo = { alt: 'The shop', width: 960, height: 540, widths: [640, 960] };
    expect(businessOf([], { path: '/docs', about: { brand: { theme: {}, logo, photo } } })).toMatchObject({
      logo: 'https://reviews.example.com/brand/logo.svg',
      image: 'https://reviews.example.com/brand/photo-960.jpg',
    });
  });

  it.each([
    ['auto', 'AutomotiveBusiness'],
    ['dental', 'MedicalBusiness'],
    ['other', 'LocalBusiness'],
  ] as const)('of the trade %s is a %s', (trade, type) => {
    const nodes = nodesOf([OWN], { about: { business: { ...business, trade } } });
    expect(nodes).toMatchObject({ [type]: [{ aggregateRating: {} }], Review: [{ itemReviewed: { '@type': type } }] });
  });

  it('is on every page, the same node', () => {
    for (const path of ['/', '/insights', '/reviews/own', null]) {
      expect(businessOf([], { path })).toMatchObject({
        '@type': 'HomeAndConstructionBusiness',
        '@id': 'https://reviews.example.com/#business',
        name: 'Alder Creek & Sons',
        description: 'Plumbing.',
        url: 'https://alder.example/',
        telephone: '+1 555 010 0144',
        email: 'office@alder.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '218 Mill Street',
          addressLocality: 'Brookvale',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 43.6, longitude: -89.7 },
        openingHours: ['Mo-Fr 07:00-18:00'],
      });
    }
  });

  it('has a range of hours in each value, as schema.org has it, also where it closes over noon', () => {
    const opening_hours = ['Mo-We,Fr 09:00-14:00,16:00-20:00', 'Sa,Su'];
    const { openingHours } = businessOf([], { about: { business: { ...business, opening_hours } } });
    expect(openingHours).toEqual(['Mo-We,Fr 09:00-14:00', 'Mo-We,Fr 16:00-20:00', 'Sa,Su']);
  });

  it('tells on the home page what it offers, and where', () => {
    expect(businessOf([])).toMatchObject({
      areaServed: [{ '@type': 'Place', name: 'Riverside' }],
      makesOffer: [
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Drains', description: 'By cable.' } },
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Leaks' } },
      ],
    });
    expect(businessOf([], { path: '/data' })).not.toHaveProperty('makesOffer');
  });

  it('has no field without a value', () => {
    const node = businessOf([], { about: { business: { services: [], service_areas: [] } } });
    expect(Object.keys(node)).toEqual(['@type', '@id', 'name', 'description', 'url']);
  });
});

describe('reviews', () => {
  it('are marked up where they stand on the page', () => {
    expect(nodesOf([OWN, OWN_TOO], { path: '/reviews/own', visible: ['own'] }).Review).toEqual([
      {
        '@type': 'Review',
        '@id': 'https://reviews.example.com/reviews/own',
        url: 'https://reviews.example.com/reviews/own',
        name: 'Hot water back the same day',
        author: { '@type': 'Person', name: 'Maria G.' },
        datePublished: '2026-03-14',
        dateModified: '2026-03-16',
        reviewBody: 'Hot water back the same day.',
        inLanguage: 'en',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        itemReviewed: {
          '@type': 'HomeAndConstructionBusiness',
          '@id': 'https://reviews.example.com/#business',
          name: 'Alder Creek & Sons',
        },
      },
    ]);
  });

  it('that were first published elsewhere are not', () => {
    expect(nodesOf([TAKEN_OVER])).not.toHaveProperty('Review');
    const named = authoredReview({ source: { name: 'Paper form' } });
    expect(nodesOf([named])).not.toHaveProperty('Review');
    expect(nodesOf([OWN, TAKEN_OVER]).Review).toHaveLength(1);
  });

  it('of whose author readers have to know more are not, as nothing there can say so', () => {
    const reviews = [OWN, { ...OWN_TOO, disclosure }];
    expect(nodesOf(reviews).Review).toHaveLength(1);
    expect(businessOf(reviews)).toMatchObject({ aggregateRating: { ratingCount: 2 } });
  });

  it('have an author of fewer than 100 characters', () => {
    const [review] = nodesOf([authoredReview({ author: 'Maria '.repeat(40) })]).Review ?? [];
    const { name = '' } = (review?.author ?? {}) as { name?: string };
    expect(name.length).toBeLessThan(100);
    expect(name).toMatch(/^Maria Maria .*…$/);
  });
});

describe('the mean', () => {
  it('is that of all reviews first published here, on the page or not', () => {
    expect(businessOf([OWN, OWN_TOO, TAKEN_OVER], { visible: ['own', 'taken-over'] }).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      ratingCount: 2,
      reviewCount: 2,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it.each([
    ['the page does not show it', [OWN], { showsRating: false }],
    ['none of the reviews on the page is our own', [OWN, TAKEN_OVER], { visible: ['taken-over'] }],
    ['no review is on the page', [OWN], { visible: [] }],
    ['all reviews are of other places', [TAKEN_OVER], {}],
    ['there are none', [], {}],
  ] as const)('is left out where %s', (_, reviews, options) => {
    expect(businessOf(reviews, options)).not.toHaveProperty('aggregateRating');
  });
});

describe('the site', () => {
  it('is told of on its home page', () => {
    expect(nodesOf([]).WebSite).toEqual([
      {
        '@type': 'WebSite',
        '@id': 'https://reviews.example.com/#website',
        name: 'Reviews of Alder Creek & Sons',
        url: 'https://reviews.example.com/',
        inLanguage: 'en',
        publisher: { '@id': 'https://reviews.example.com/#business' },
      },
    ]);
    expect(nodesOf([], { path: '/data' })).not.toHaveProperty('WebSite');
  });

  it('has a trail from the home page where the page gives one', () => {
    const trail = [
      { name: 'Reviews', path: '/reviews' },
      { name: 'Hot water', path: '/reviews/own' },
    ];
    expect(nodesOf([], { path: '/reviews/own' })).not.toHaveProperty('BreadcrumbList');
    expect(nodesOf([], { path: '/reviews/own', trail }).BreadcrumbList?.[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Alder Creek & Sons', item: 'https://reviews.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Reviews', item: 'https://reviews.example.com/reviews' },
      { '@type': 'ListItem', position: 3, name: 'Hot water', item: 'https://reviews.example.com/reviews/own' },
    ]);
  });

  it('has in its trail the addresses of the canonical links', () => {
    const trail = [{ name: 'Дана', path: '/technicians/дана' }];
    expect(nodesOf([], { path: '/technicians/дана', trail }).BreadcrumbList?.[0]?.itemListElement).toContainEqual(
      expect.objectContaining({ item: 'https://reviews.example.com/technicians/%D0%B4%D0%B0%D0%BD%D0%B0' }),
    );
  });
});

it('the dataset is marked up where it can be downloaded, and nowhere else', () => {
  expect(nodesOf([], { path: '/data' }).Dataset).toMatchObject([{ creator: { '@id': 'https://reviews.example.com/#business' } }]);
  for (const path of ['/', '/insights', null]) expect(nodesOf([], { path }).Dataset).toBeUndefined();
});
