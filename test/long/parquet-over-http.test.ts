import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { renderReviewsParquet } from '../../src/representations/datasets/reviews-parquet.ts';
import { openDuckDbPage } from '../support/browser/duckdb-page.ts';
import { sampleSite } from '../support/content/sample-site.ts';
import { siteOfMany } from '../support/content/samples/many-reviews.ts';
import { sampleDist } from '../support/shared.ts';
import { sealSite } from '../support/sites/sealed-site.ts';
import { startServer } from '../support/sites/server.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

const folder = sharedFolder();
const many = siteOfMany(25_000);
const { reviews } = many.catalog;
const parquet = renderReviewsParquet(many);
const { length } = parquet;
await sealSite(join(folder, 'dist'), { site: sampleSite(), files: { 'reviews.parquet': parquet } });
await cp(join(await sampleDist(), 'server'), join(folder, 'dist', 'server'), { recursive: true });
const server = await startServer(join(folder, 'dist'));
const url = `${server.origin}/reviews.parquet`;

afterAll(() => server.stop());

const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

it('DuckDB in a page elsewhere reads the parts that a question needs, and gets its answer', async () => {
  const duckdb = await openDuckDbPage();
  onTestFinished(() => duckdb.close());
  const [rating] = await duckdb.query(`select count(*) as n, avg(rating) as average from parquet_scan('${url}')`);
  expect(rating).toEqual({ n: reviews.length, average });
  const ofRatings = duckdb.received();
  expect(ofRatings.statuses).toEqual(new Set([206]));
  expect(ofRatings.bytes).toBeLessThan(length / 10);

  const [newest] = reviews;
  const lately = await duckdb.query(
    `select id, text from parquet_scan('${url}') where date >= DATE '${newest?.date}' order by id`,
  );
  const expected = reviews.filter(({ date }) => date === newest?.date).map(({ id, text }) => ({ id, text }));
  expect(lately).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  expect(duckdb.received().bytes).toBeLessThan(length / 4);
});

it('hyparquet reads a column and a group of rows alone', async () => {
  let bytes = 0;
  async function counting(...parameters: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...parameters);
    if (response.status === 206) bytes += Number(response.headers.get('content-length'));
    return response;
  }
  const file = await asyncBufferFromUrl({ url, fetch: counting });
  expect(file.byteLength).toBe(length);
  const metadata = await parquetMetadataAsync(file, { initialFetchSize: 64 * 1024 });
  const ratings = await parquetReadObjects({ file, metadata, columns: ['rating'] });
  expect(ratings.map(({ rating }) => rating)).toEqual(reviews.map(({ rating }) => rating));
  const newest = await parquetReadObjects({ file, metadata, columns: ['id', 'text'], rowStart: 0, rowEnd: 20 });
  expect(newest).toEqual(reviews.slice(0, 20).map(({ id, text }) => ({ id, text })));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(length / 4);
});
