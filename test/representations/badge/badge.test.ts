import { describe, expect, it } from 'vitest';
import { badgeSchema, badgeWords, renderBadgeJson } from '../../../src/representations/badge/badge.ts';
import type { Site } from '../../../src/representations/site.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

/** A site with a review for each of the ratings. */
function siteWith(ratings: readonly number[], language = 'en'): Site {
  const reviews = ratings.map((rating, index) => authoredReview({ id: `r${index}`, rating }));
  return sampleSite({ reviews, language });
}

describe('/badge.json', () => {
  it('is what shields.io asks for, and says the aggregate rating', () => {
    const badge = JSON.parse(renderBadgeJson(siteWith([5, 5, 4])));
    expect(badgeSchema.strict().parse(badge)).toEqual({
      schemaVersion: 1,
      label: 'reviews',
      message: '4.7 ★ · 3 verified reviews',
      color: 'brightgreen',
    });
  });

  it.each([
    [[5, 4], 'brightgreen'],
    [[5, 4, 4], 'green'],
    [[4], 'green'],
    [[3], 'yellow'],
    [[3, 2], 'orange'],
    [[], 'lightgrey'],
  ])('shows the ratings %j in %s', (ratings, color) => {
    expect(JSON.parse(renderBadgeJson(siteWith(ratings))).color).toBe(color);
  });
});

describe('the words of a badge', () => {
  it.each([
    ['en', [5], '5.0 ★ · 1 verified review', '5.0 of 5 stars, 1 verified review'],
    ['en', [], 'no verified reviews yet', 'no verified reviews yet'],
    ['es', [5, 4], '4,5 ★ · 2 opiniones verificadas', '4,5 de 5 estrellas, 2 opiniones verificadas'],
    ['ar-MA', [5, 4], '4,5 ★ · مراجعتان موثّقتان', '4,5 من خمس نجوم، مراجعتان موثّقتان'],
    ['es', [], 'aún sin opiniones verificadas', 'aún sin opiniones verificadas'],
  ])('in %s for the ratings %j are %j', (language, ratings, message, spoken) => {
    expect(badgeWords(siteWith(ratings, language))).toMatchObject({ message, spoken });
  });

  it('group the digits of a large number', () => {
    const site = siteWith([5]);
    const aggregateRating = { ...site.catalog.aggregateRating, rating_count: 12_345 };
    expect(badgeWords({ ...site, catalog: { ...site.catalog, aggregateRating } }).reviews).toBe('12,345 verified reviews');
  });
});
