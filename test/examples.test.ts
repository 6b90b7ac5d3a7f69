import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/build.ts';
import { checkFolder } from './support/content/reading/check-folder.ts';

const EXAMPLES = join(root, 'examples');
const shops = readdirSync(EXAMPLES).filter((name) => !['README.md', 'embed'].includes(name));

/** After the last date in the examples. */
const NOW = new Date('2026-11-22T12:00:00Z');

it.each(shops)('the example %s has 8 to 15 reviews, and the check finds nothing', async (shop) => {
  const { findings, published, waiting } = await checkFolder(join(EXAMPLES, shop), NOW);
  expect({ findings, waiting }).toEqual({ findings: [], waiting: 0 });
  expect(published).toBeGreaterThanOrEqual(8);
  expect(published).toBeLessThanOrEqual(15);
});

it('examples/README.md has a row for each', () => {
  const rows = [...readFileSync(join(EXAMPLES, 'README.md'), 'utf8').matchAll(/^\| \[([\w-]+)\]\(\1\) \|/gm)];
  expect(rows.map(([, shop]) => shop).sort()).toEqual(shops.sort());
});
