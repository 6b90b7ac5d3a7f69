import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it, onTestFinished } from 'vitest';
import { flatReview } from '../../../src/representations/datasets/flat-review.ts';
import { renderReviewsDataset } from '../../../src/representations/datasets/reviews-dataset.ts';
import { renderReviewsParquet } from '../../../src/representations/datasets/reviews-parquet.ts';
import type { Site } from '../../../src/representations/site.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';
import { siteOfMany } from '../../support/content/samples/many-reviews.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function rowsOf(site: Site) {
  return parquetReadObjects({ file: renderReviewsParquet(site).buffer });
}

function dayOf(value: Date | undefined): string | undefined {
  return value?.toISOString().slice(0, 10);
}

/** Drops the fields without a value. */
function filled(values: object): object {
  return JSON.parse(JSON.stringify(values, (_, value) => value ?? undefined));
}

describe('/reviews.parquet', () => {
  it('reads back to the records of /reviews.json', async () => {
    const photos = [1, 2].map((width) => ({
      url: `/photos/${width}.jpg`,
      width,
      height: 9,
      alt: 'ü',
      sha256: `${width}`.repeat(64),
    }));
    const reviews = [
      fullReview({ photos }),
      authoredReview({ id: 'b', text: '', mentions: { technicians: ['A', 'B;C'], services: [] } }),
      fullReview({ id: 'c', date: '1969-12-31', rating: 1, text: '\0\r\n😀'.repeat(5000) }),
    ];
    const site = sampleSite({ reviews });
    const rows = (await rowsOf(site)).map((row) => {
      const values = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? dayOf(value) : value]);
      return filled(Object.fromEntries(values));
    });
    const records: Review[] = JSON.parse(renderReviewsDataset(site)).reviews;
    expect(rows).toEqual(records.map((record) => filled({ ...flatReview(record), url: record.url, photos: record.photos })));
  });

  it('has new columns behind the photos, which were the last ones of the first version', async () => {
    const [row] = await rowsOf(sampleSite());
    expect(Object.keys(row ?? {}).indexOf('photos')).toBe(22);
  });

  it('says under which licence it stands', () => {
    const metadataOf = (licence: string | undefined) =>
      parquetMetadata(renderReviewsParquet(sampleSite({ business: { licence } })).buffer).key_value_metadata;
    expect(metadataOf('CC-BY-4.0')).toEqual([
      { key: 'licence', value: 'CC-BY-4.0' },
      { key: 'licence_url', value: 'https://creativecommons.org/licenses/by/4.0/' },
    ]);
    // The writer gives an empty list no type, at which readers of Rust's parquet stop.
    expect(metadataOf(undefined)).toBeUndefined();
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
});

describe('/reviews.parquet of 12,000 reviews', () => {
  const site = siteOfMany(12_000);
  const { reviews } = site.catalog;
  const bytes = renderReviewsParquet(site);

  it('holds groups of rows that a reader may leave out by their statistics', () => {
    const { row_groups: groups } = parquetMetadata(bytes.buffer);
    expect(groups.map(({ num_rows: rows }) => Number(rows))).toEqual([1000, 10_000, 1000]);
    const days = groups.map(({ columns }) => {
      const { statistics } = columns.map(({ meta_data: data }) => data).find((data) => data?.path_in_schema[0] === 'date') ?? {};
      return [statistics?.min_value, statistics?.max_value].map((day) => dayOf(day as Date));
    });
    expect(days).toEqual([reviews.slice(0, 1000), reviews.slice(1000, 11_000), reviews.slice(11_000)].map(firstAndLastDay));
  });

  it('is read by DuckDB, statistics included', async () => {
    const file = join(await temporaryFolder(), 'reviews.parquet');
    await writeFile(file, bytes);
    const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
    onTestFinished(() => duckdb.closeSync());
    const query = async (sql: string) => (await duckdb.runAndReadAll(sql)).getRowObjectsJson();
    expect(await query(`select id from '${file}'`)).toEqual(reviews.map(({ id }) => ({ id })));
    const fives = reviews.filter(({ rating, date }) => rating === 5 && date >= '2025-01-01');
    expect(await query(`select count(*) as n from '${file}' where rating = 5 and date >= '2025-01-01'`)).toEqual([
      { n: String(fives.length) },
    ]);
    expect(await query(`select id, technicians, photos, text from '${file}' limit 1`)).toEqual([
      { id: reviews[0]?.id, technicians: reviews[0]?.mentions.technicians, photos: null, text: reviews[0]?.text },
    ]);
    const [counted] = await query(
      `select count(stats_min_value) as known, count(*) as all from parquet_metadata('${file}') where path_in_schema in ('id', 'date', 'rating', 'language')`,
    );
    expect(counted).toEqual({ known: '9', all: '12' });
  });
});

/** The rows are the newest first. */
function firstAndLastDay(reviews: readonly Review[]): (string | undefined)[] {
  return [reviews.at(-1)?.date, reviews[0]?.date];
}
