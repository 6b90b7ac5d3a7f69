import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { renderReviewsDataset } from '../../src/representations/reviews-dataset.ts';
import { renderReviewsParquet } from '../../src/representations/reviews-parquet.ts';
import type { Site } from '../../src/representations/site.ts';
import { authoredReview, fullReview, sampleSite } from '../support/sample-site.ts';

function rowsOf(site: Site) {
  return parquetReadObjects({ file: renderReviewsParquet(site).buffer });
}

function dayOf(value: Date | undefined): string | undefined {
  return value?.toISOString().slice(0, 10);
}

/** Without the fields that have no value. */
function filled(values: object): object {
  return JSON.parse(JSON.stringify(values, (_, value) => value ?? undefined));
}

describe('/reviews.parquet', () => {
  it('reads back to the records of /reviews.json', async () => {
    const photos = [1, 2].map((width) => ({ url: `/photos/${width}.jpg`, width, height: 9, alt: 'ü' }));
    const reviews = [
      fullReview({ photos }),
      authoredReview({ id: 'b', text: '', mentions: { technicians: ['A', 'B;C'], services: [] } }),
      fullReview({ id: 'c', date: '1969-12-31', rating: 1, text: '\0\r\n😀'.repeat(5000) }),
    ];
    const site = sampleSite({ reviews, insights: sampleSite().insights });
    const records = (await rowsOf(site)).map((row) =>
      filled({
        id: row.id,
        url: row.url,
        date: dayOf(row.date),
        rating: row.rating,
        author: row.author,
        title: row.title,
        text: row.text,
        mentions: { technicians: row.technicians, services: row.services },
        service_area: row.service_area,
        language: row.language,
        source: row.source_name === null ? undefined : { name: row.source_name, url: row.source_url },
        verification: { method: row.verification_method, date: dayOf(row.verification_date) },
        response: row.response_text === null ? undefined : { date: dayOf(row.response_date), text: row.response_text },
        edited: dayOf(row.edited ?? undefined),
        photos: row.photos,
      }),
    );
    expect(records).toEqual(JSON.parse(renderReviewsDataset(site)).reviews);
  });

  it('says under which licence it stands', () => {
    const metadataOf = (licence: string | undefined) =>
      parquetMetadata(renderReviewsParquet(sampleSite({ business: { licence } })).buffer).key_value_metadata ?? [];
    expect(metadataOf('CC-BY-4.0')).toEqual([
      { key: 'licence', value: 'CC-BY-4.0' },
      { key: 'licence_url', value: 'https://creativecommons.org/licenses/by/4.0/' },
    ]);
    expect(metadataOf(undefined)).toEqual([]);
  });

  it('has the types that data tools expect', () => {
    const { schema } = parquetMetadata(renderReviewsParquet(sampleSite()).buffer);
    const named = Object.fromEntries(schema.map(({ name, type, converted_type }) => [name, converted_type ?? type]));
    expect(named).toMatchObject({
      date: 'DATE',
      rating: 'INT32',
      text: 'UTF8',
      technicians: 'LIST',
      response_date: 'DATE',
      edited: 'DATE',
      photos: 'LIST',
    });
  });

  it('has its columns without a review, too', async () => {
    const site = sampleSite({ reviews: [] });
    expect(await rowsOf(site)).toEqual([]);
    const columns = parquetMetadata(renderReviewsParquet(site).buffer).schema.length;
    expect(columns).toBe(parquetMetadata(renderReviewsParquet(sampleSite()).buffer).schema.length);
  });

  it('holds more reviews than one group of rows', async () => {
    const reviews = Array.from({ length: 2500 }, (_, index) => authoredReview({ id: `r${index}`, rating: 1 + (index % 5) }));
    const site = sampleSite({ reviews, insights: sampleSite().insights });
    expect((await rowsOf(site)).map(({ id }) => id)).toEqual(site.catalog.reviews.map(({ id }) => id));
  });
});
