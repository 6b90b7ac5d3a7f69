import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleDist, sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const dist = await sampleDist();
const origin = await sampleOrigin();

it('every link in /llms.txt answers', async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => link.startsWith(`${BASE_URL}/`));
  expect(own.length).toBeGreaterThan(15);
  expect(links.filter((link) => !own.includes(link))).toEqual(['https://creativecommons.org/licenses/by/4.0/']);
  for (const link of own) expect([link, (await fetch(link.replace(BASE_URL, origin))).status]).toEqual([link, 200]);
});

it('/reviews/{id}.md is beside every page of a review', () => {
  const names = readdirSync(join(dist, 'client', 'reviews'));
  const pages = names.filter((name) => /^\d{4}-.*\.html$/.test(name));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((name) => !names.includes(name.replace(/html$/, 'md')))).toEqual([]);
});
