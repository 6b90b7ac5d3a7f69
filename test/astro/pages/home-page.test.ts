import { describe, expect, it } from 'vitest';
import { aspectPages } from '../../../src/astro/pages/aspect-page.ts';
import { homePage } from '../../../src/astro/pages/home-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const business = {
  technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }, { name: 'Tom Kowalczyk' }],
  services: [
    { id: 'drains', name: 'Drains' },
    { id: 'boilers', name: 'Boilers' },
    { id: 'pumps', name: 'Pumps' },
  ],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};

function homeOf(reviews: readonly Partial<AuthoredReview>[], language = 'en') {
  const whole = wholeSite(
    sampleSite({
      business,
      language,
      reviews: reviews.map((fields, at) => authoredReview({ id: `r${at}`, author: `A${at}`, ...fields })),
    }),
  );
  return homePage(whole, aspectPages(whole));
}

const mentions = (services: string[], technicians: string[] = []) => ({ mentions: { services, technicians } });

describe('the ways into the reviews', () => {
  it('are the services and areas that most reviews are about, with their mean, and those without any at the end', () => {
    const { services, areas } = homeOf([
      { ...mentions(['boilers']), rating: 4 },
      { ...mentions(['boilers']), service_area: 'riverside' },
      mentions(['pumps']),
    ]);
    expect(services.map(({ name, reviews, rating }) => [name, reviews, rating])).toEqual([
      ['Boilers', 2, 4.5],
      ['Pumps', 1, 5],
      ['Drains', 0, null],
    ]);
    expect(areas).toEqual([{ name: 'Riverside', path: '/areas/riverside', reviews: 1, rating: 5 }]);
  });

  it('have a person with a rating only where ten reviews bear it, in the order of the business', () => {
    const of = (name: string, count: number) => Array.from({ length: count }, () => mentions([], [name]));
    const { people } = homeOf([...of('Dana Whitfield', 9), ...of('Tom Kowalczyk', 10)]);
    expect(people).toEqual([
      { name: 'Dana Whitfield', title: 'Master plumber', path: '/technicians/dana-whitfield', reviews: 9, rating: null },
      { name: 'Tom Kowalczyk', path: '/technicians/tom-kowalczyk', reviews: 10, rating: 5 },
    ]);
  });
});

describe('a claim', () => {
  const FAIR = ['The price was very fair.', 'A very fair price for the work.', 'They asked a very fair price.'];
  const quotesOf = (reviews: readonly Partial<AuthoredReview>[], language?: string) =>
    homeOf(reviews, language).praised.map(({ id, count, quoted }) => [id, count, quoted?.evidence.quote, quoted?.review?.author]);

  it('has the words of a customer who says what the others say', () => {
    const [praised] = quotesOf([
      { text: 'They knocked ten dollars off the bill for our cat.' },
      ...FAIR.map((text) => ({ text })),
    ]);
    expect(praised).toEqual(['price', expect.any(Number), expect.stringContaining('very fair'), expect.any(String)]);
  });

  it('does not quote somebody with ties to the business, if another can be', () => {
    const ties = { disclosure: { relation: { kind: 'family' as const } } };
    const free = [...FAIR.slice(1).map((text) => ({ text, ...ties })), { text: FAIR[0] as string }];
    expect(quotesOf(free)).toEqual([['price', 3, 'The price was very fair', 'A2']]);
    const [claim] = homeOf(FAIR.map((text) => ({ text, ...ties }))).praised;
    expect(claim?.quoted?.review?.disclosure).toEqual(ties.disclosure);
  });

  it('does not quote one customer twice', () => {
    const both = 'The price was very fair, and they arrived exactly on time.';
    const authors = quotesOf(Array.from({ length: 4 }, () => ({ text: both }))).map(([, , , author]) => author);
    expect(authors.length).toBeGreaterThan(1);
    expect(new Set(authors).size).toBe(authors.length);
  });

  it('is not there where nothing is said', () => {
    expect(homeOf([])).toMatchObject({ praised: [], criticised: [] });
  });
});
