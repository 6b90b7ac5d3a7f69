import { describe, expect, it } from 'vitest';
import { aspectPages } from '../../../src/astro/pages/aspect-page.ts';
import { homePage } from '../../../src/astro/pages/home-page.ts';
import { standingQuotes } from '../../../src/astro/pages/standing-quotes.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

const business = {
  technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }, { name: 'Tom Kowalczyk' }],
  services: [
    { id: 'drains', name: 'Drains' },
    { id: 'boilers', name: 'Boilers' },
    { id: 'pumps', name: 'Pumps' },
  ],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};

function homeOf(reviews: readonly Partial<AuthoredReview>[]) {
  const whole = wholeSite(sampleSite({ business, reviews: authoredReviews(reviews) }));
  return homePage(whole, standingQuotes(whole, aspectPages(whole))());
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
  it('has its count, and the words that stand for it', () => {
    const texts = ['The price was very fair. Fair prices, as ever!', 'A very fair price for the work.'];
    const { praised } = homeOf(texts.map((text) => ({ text })));
    expect(praised).toMatchObject([{ id: 'price', count: 2, reviews: 2, quoted: { evidence: { sentiment: 'positive' } } }]);
  });

  it('is not there where nothing is said', () => {
    expect(homeOf([])).toMatchObject({ praised: [], criticised: [] });
  });
});
