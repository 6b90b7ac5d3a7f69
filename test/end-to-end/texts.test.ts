import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleDist, sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const dist = await sampleDist();
const origin = await sampleOrigin();

const { reviews }: { reviews: { id: string; text: string }[] } = JSON.parse(
  readFileSync(join(dist, 'client', 'reviews.json'), 'utf8'),
);

async function ask(path: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('/llms.txt', () => {
  it('is short, and every link in it answers', async () => {
    const { text, type } = await ask('/llms.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(Buffer.byteLength(text)).toBeLessThan(50_000);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const own = links.filter((link) => link.startsWith(`${BASE_URL}/`));
    expect(own.length).toBeGreaterThan(15);
    expect(links.filter((link) => !own.includes(link))).toEqual(['https://creativecommons.org/licenses/by/4.0/']);
    for (const link of own) {
      expect([link, (await ask(link.slice(BASE_URL.length))).status]).toEqual([link, 200]);
    }
  });
});

describe('/llms-full.txt', () => {
  it('is below 200 kB, and names pages of reviews that are there', async () => {
    const { text } = await ask('/llms-full.txt');
    expect(Buffer.byteLength(text)).toBeLessThan(200_000);
    const named = new Set([...text.matchAll(new RegExp(`<${BASE_URL}/reviews/([^>]+)>`, 'g'))].map(([, id = '']) => id));
    expect(named.size).toBeGreaterThan(100);
    expect(named.difference(new Set(reviews.map(({ id }) => id)))).toEqual(new Set());
  });
});

describe('/reviews/{id}.md', () => {
  it('is beside every page', async () => {
    for (const { id, text } of reviews) {
      const answer = await ask(`/reviews/${id}.md`);
      expect([id, answer.status, answer.type]).toEqual([id, 200, 'text/markdown; charset=utf-8']);
      expect(answer.text).toContain(`<${BASE_URL}/reviews/${id}>`);
      // Its first words, up to the first character that may mean something in Markdown.
      expect(answer.text).toContain(`> ${/^[\w ,']*/.exec(text.trim())?.[0].trim()}`);
    }
  });
});

describe('/robots.txt', () => {
  it('names a sitemap that is there', async () => {
    const [, address = ''] = /^Sitemap: (.+)$/m.exec((await ask('/robots.txt')).text) ?? [];
    expect((await ask(new URL(address).pathname)).status).toBe(200);
  });
});
