import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, root } from '../../support/build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FIXTURES = join(root, 'test', 'fixtures');
const folders = readdirSync(FIXTURES).filter((name) => name.startsWith('content-'));

it.each(folders)('%s builds, with a page for each review', async (folder) => {
  const out = await temporaryFolder();
  const { code, output } = await build(out, { CONTENT_DIR: join(FIXTURES, folder), BASE_URL: 'https://reviews.example.com' });
  expect({ code, output }).toMatchObject({ code: 0 });
  const client = join(out, 'dist', 'client');
  const { reviews } = JSON.parse(readFileSync(join(client, 'reviews.json'), 'utf8')) as { reviews: { id: string }[] };
  expect(reviews.length).toBeGreaterThanOrEqual(8);
  const pages = readdirSync(join(client, 'reviews'));
  expect(reviews.filter(({ id }) => !pages.includes(`${id}.html`))).toEqual([]);
});
