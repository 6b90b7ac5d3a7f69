import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, it } from 'vitest';
import { renderReviewsParquet } from '../../src/representations/datasets/reviews-parquet.ts';
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
