import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregateRatingSchema, type Content, compareReviews, createCatalog, newestDateOf } from '../../src/reviews/catalog.ts';
import { businessSchema } from '../../src/reviews/schemas/business.ts';
import { type AuthoredReview, reviewSchema } from '../../src/reviews/schemas/review.ts';
import { authoredReview, fullReview } from '../support/content/sample-site.ts';

const BASE_URL = 'https://example.com/shop';
const business = { name: 'Alder Creek', technicians: [], services: [], service_areas: [] };

function catalogOf(reviews: readonly AuthoredReview[], content: Partial<Content> = {}) {
  return createCatalog({ business, language: 'en', reviews, waiting: 0, ...content }, BASE_URL);
}

function reviewsRated(ratings: readonly number[]): AuthoredReview[] {
  return ratings.map((rating, index) => authoredReview({ id: `r${index}`, rating }));
}

describe('order', () => {
  const idsOf = (reviews: readonly AuthoredReview[]) => catalogOf(reviews).reviews.map(({ id }) => id);

  it('is newest first', () => {
    const reviews = ['2025-12-31', '2026-03-14', '2026-01-01', '0999-01-01'].map((date) => authoredReview({ id: date, date }));
    expect(idsOf(reviews)).toEqual(['2026-03-14', '2026-01-01', '2025-12-31', '0999-01-01']);
  });

  it('is by id on the same date, by code units, not by code points or a language', () => {
    const at = (id: string) => ({ date: '2026-03-14', id });
    expect(compareReviews(at('😀'), at('\u{fffd}'))).toBe(-1);
    expect(compareReviews(at('z'), at('ä'))).toBe(-1);
    expect(compareReviews(at('B'), at('a'))).toBe(-1);
    expect(compareReviews(at('a10'), at('a2'))).toBe(-1);
    expect(compareReviews(at('a'), at('a'))).toBe(0);
  });

  it('does not depend on the order of the files', () => {
    const reviews = ['2026-01-01', '2026-01-02'].flatMap((date) =>
      ['a', 'b', 'c', 'd'].map((letter) => authoredReview({ id: `${date}-${letter}`, date })),
    );
    const sorted = idsOf(reviews);
    fc.assert(
      fc.property(fc.shuffledSubarray(reviews, { minLength: reviews.length }), (shuffled) => {
        expect(idsOf(shuffled)).toEqual(sorted);
      }),
    );
  });

  it('leaves the given list alone', () => {
    const reviews = Object.freeze([authoredReview({ id: 'b' }), authoredReview({ id: 'a' })]);
    expect(idsOf(reviews)).toEqual(['a', 'b']);
    expect(reviews.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('updated', () => {
  const verification = { method: 'invoice', date: '2026-03-01' } as const;

  it.each([
    ['the date', { date: '2026-03-05', verification }, '2026-03-05'],
    ['the verification', { date: '2026-02-01', verification }, '2026-03-01'],
    ['the response', { date: '2026-02-01', verification, response: { date: '2026-04-01', text: 'Thanks.' } }, '2026-04-01'],
    ['the correction', { date: '2026-02-01', verification, edited: '2026-04-02' }, '2026-04-02'],
    [
      'the date, beside an older response',
      { date: '2026-05-01', verification, response: { date: '2026-04-01', text: 'Thanks.' } },
      '2026-05-01',
    ],
  ])('is the newest day of a review: %s', (_name, fields, expected) => {
    const { updated, reviews } = catalogOf([
      authoredReview({ id: 'old', date: '2020-01-01', verification: { method: 'invoice', date: '2020-01-02' } }),
      authoredReview(fields),
    ]);
    expect(updated).toBe(expected);
    expect(reviews.map(newestDateOf)).toEqual([expected, '2020-01-02']);
  });

  it('may come from a review that is not the newest', () => {
    const answered = authoredReview({ id: 'old', date: '2020-01-01', response: { date: '2026-06-01', text: 'Thanks.' } });
    expect(catalogOf([authoredReview(), answered]).updated).toBe('2026-06-01');
  });

  it('is null without reviews', () => {
    expect(catalogOf([]).updated).toBeNull();
  });
});

describe('the aggregate rating', () => {
  it('is null and zeros without reviews', () => {
    expect(catalogOf([]).aggregateRating).toEqual({
      rating_value: null,
      rating_count: 0,
      best_rating: 5,
      worst_rating: 1,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
  });

  it('counts each rating', () => {
    const { aggregateRating } = catalogOf(reviewsRated([5, 1, 5, 4, 3, 5]));
    expect(aggregateRating).toMatchObject({
      rating_value: 3.83,
      rating_count: 6,
      distribution: { 1: 1, 2: 0, 3: 1, 4: 1, 5: 3 },
    });
    expect(aggregateRatingSchema.safeParse(aggregateRating).success).toBe(true);
  });
});

describe('the published review', () => {
  it('has its keys in the documented order, however the file had them', () => {
    const reversed = Object.fromEntries(Object.entries(fullReview()).reverse()) as AuthoredReview;
    const [review] = catalogOf([reversed]).reviews;
    expect(Object.keys(review ?? {})).toEqual(Object.keys(reviewSchema.shape));
    expect(reviewSchema.safeParse(review).success).toBe(true);
  });

  it('leaves out of its JSON what it does not have', () => {
    const [review] = catalogOf([authoredReview()]).reviews;
    expect(Object.keys(JSON.parse(JSON.stringify(review)))).toEqual(
      'id url date rating author text mentions verification'.split(' '),
    );
  });

  it('has an address below the base address', () => {
    expect(catalogOf([authoredReview({ id: 'a-1' })]).reviews[0]?.url).toBe(`${BASE_URL}/reviews/a-1`);
  });

  it('resolves photos of this site and keeps those of others', () => {
    const photo = { width: 10, height: 20, alt: 'A pipe' };
    const photos = [
      { url: '/photos/a.jpg', ...photo },
      { url: 'https://cdn.example.org/b.jpg', ...photo },
    ];
    expect(catalogOf([authoredReview({ photos })]).reviews[0]?.photos).toEqual([
      { url: `${BASE_URL}/photos/a.jpg`, ...photo },
      { url: 'https://cdn.example.org/b.jpg', ...photo },
    ]);
  });

  it('has no list of photos with nothing in it', () => {
    expect(JSON.stringify(catalogOf([{ ...authoredReview(), photos: [] }]).reviews)).not.toContain('photos');
  });

  it('has no field that the record lacks', () => {
    const written = { ...authoredReview(), redact: ['555 0144'] };
    expect(JSON.stringify(catalogOf([written]).reviews)).not.toContain('redact');
  });
});

describe('the business', () => {
  const published = (fields: Partial<Content['business']>) => catalogOf([], { business: { ...business, ...fields } }).business;

  it('has the home page for its address where it gives none, and else the address that it gives', () => {
    expect(published({}).url).toBe(`${BASE_URL}/`);
    expect(published({ url: 'https://alder.example' }).url).toBe('https://alder.example');
    expect(businessSchema.safeParse(published({})).success).toBe(true);
  });

  it('begins with name, description and address, and has the rest in its order', () => {
    const { name, ...rest } = { ...business, opening_hours: ['Su'] };
    expect(Object.keys(catalogOf([], { business: { ...rest, description: 'Pipes.', name } }).business)).toEqual([
      'name',
      'description',
      'url',
      'technicians',
      'services',
      'service_areas',
      'opening_hours',
    ]);
  });

  it('has no list of hours with nothing in it', () => {
    expect(JSON.stringify(published({ opening_hours: ['Su'] }))).toContain('"opening_hours":["Su"]');
    expect(JSON.stringify(published({ opening_hours: [] }))).not.toContain('opening_hours');
  });

  it('stands beside the language and the number of reviews that wait', () => {
    expect(catalogOf([], { language: 'es', waiting: 3 })).toMatchObject({ language: 'es', waiting: 3 });
  });
});
