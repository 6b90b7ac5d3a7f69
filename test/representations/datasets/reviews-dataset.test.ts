import { describe, expect, it } from 'vitest';
import {
  renderNewestReviews,
  renderReviewsDataset,
  reviewsDatasetSchema,
} from '../../../src/representations/datasets/reviews-dataset.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';

const business = {
  telephone: '+1 555 010 0144',
  address: { street_address: '218 Mill Street', address_country: 'US' },
  geo: { latitude: 43.612, longitude: -89.774 },
  opening_hours: ['Mo-Fr 07:00-18:00'],
  technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }],
  services: [{ id: 'water-heater-repair', name: 'Water heater repair' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const site = sampleSite({
  business,
  reviews: [authoredReview({ id: 'b' }), fullReview(), authoredReview({ id: 'a', rating: 4 })],
});

describe('the dataset', () => {
  it('is what its schema describes, with the keys in that order', () => {
    const dataset: object = JSON.parse(renderReviewsDataset(site));
    expect(reviewsDatasetSchema.strict().parse(dataset)).toEqual(dataset);
    expect(Object.keys(dataset)).toEqual(Object.keys(reviewsDatasetSchema.shape));
  });

  it('is the catalog', () => {
    const { catalog } = site;
    expect(JSON.parse(renderReviewsDataset(site))).toEqual(
      JSON.parse(
        JSON.stringify({
          version: '1.0.0',
          updated: catalog.updated,
          business: catalog.business,
          aggregate_rating: catalog.aggregateRating,
          reviews: catalog.reviews,
        }),
      ),
    );
  });

  it('has one record a line, between a first and a last line', () => {
    const lines = renderReviewsDataset(site).split('\n');
    const records = lines.slice(1, -2).map((line) => JSON.parse(line.replace(/,$/, '')));
    expect(records.map(({ id }) => id)).toEqual(['2026-03-14-maria-g', 'a', 'b']);
    expect(lines[0]).toMatch(/^\{"version":"1\.0\.0",.*"reviews":\[$/);
    expect(lines.slice(-2)).toEqual([']}', '']);
  });

  it('says null and zeros without reviews', () => {
    const dataset = reviewsDatasetSchema.parse(JSON.parse(renderReviewsDataset(sampleSite({ reviews: [] }))));
    expect(dataset).toMatchObject({ updated: null, aggregate_rating: { rating_value: null, rating_count: 0 }, reviews: [] });
  });
});

describe('the newest reviews', () => {
  it('are the first twelve of the dataset; all else in it stays', () => {
    const reviews = Array.from({ length: 14 }, (_, n) => authoredReview({ id: `r-${n}`, date: `2026-01-${10 + n}` }));
    const many = sampleSite({ business, reviews });
    const dataset = JSON.parse(renderReviewsDataset(many));
    expect(JSON.parse(renderNewestReviews(many))).toEqual({ ...dataset, reviews: dataset.reviews.slice(0, 12) });
    expect(dataset.reviews).toHaveLength(14);
  });

  it('are all of fewer', () => {
    expect(renderNewestReviews(site)).toBe(renderReviewsDataset(site));
  });
});
