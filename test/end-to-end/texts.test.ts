import { expect, it } from 'vitest';
import { sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const origin = await sampleOrigin();

it('every link in /llms.txt answers', async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => link.startsWith(`${BASE_URL}/`));
  expect(own.length).toBeGreaterThan(15);
  expect(links.filter((link) => !own.includes(link))).toEqual(['https://creativecommons.org/licenses/by/4.0/']);
  for (const link of own) expect([link, (await fetch(link.replace(BASE_URL, origin))).status]).toEqual([link, 200]);
});
