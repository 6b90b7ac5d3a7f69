import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { sampleDist, sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const dist = await sampleDist();
const origin = await sampleOrigin();

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init });
}

describe('published files', () => {
  it.each(Object.values(RESOURCE_PATHS))(
    '%s is what the build wrote, with the same headers that a static host is told',
    async (path) => {
      const response = await get(path);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(dist, 'client', path)));
      const rule =
        readFileSync(join(dist, 'client', '_headers'), 'utf8')
          .split(`\n${path}\n`)[1]
          ?.split('\n\n')[0] ?? '';
      for (const line of rule.split('\n').filter((text) => text.startsWith('  '))) {
        const [name = '', value] = line.trim().split(/: (.*)/);
        expect(response.headers.get(name), name).toBe(value);
      }
      expect(rule).toContain('Content-Type');
    },
  );

  it('are linked by the API catalog with the types that they have, as is all else that it links to', async () => {
    const { linkset }: { linkset: Record<string, string | { href: string; type?: string }[]>[] } = await (
      await get(RESOURCE_PATHS.apiCatalog)
    ).json();
    const targets = linkset.flatMap((context) =>
      Object.values(context).flatMap((value) => (typeof value === 'string' ? [] : value)),
    );
    const typed = targets.filter(({ type }) => type !== undefined);
    expect(typed.length).toBe(5);
    for (const { href, type } of typed) {
      const answer = await get(href.replace(BASE_URL, ''));
      expect([href, answer.status, answer.headers.get('Content-Type')?.split(';')[0]]).toEqual([href, 200, type]);
    }
  });

  it.each(['/_image?href=/favicon.svg', '/_server-islands/x', '/server/entry.mjs'])('%s is nothing of ours', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('shows a review word for word, also where it holds markup', async () => {
    const { reviews } = (await (await get('/reviews.json')).json()) as { reviews: { id: string; text: string }[] };
    const marked = reviews.filter(({ text }) => /<b>|\]\]>/.test(text));
    expect(marked.length).toBeGreaterThan(1);
    for (const { id, text } of marked) {
      const { document } = parseHTML(await (await get(`/reviews/${id}`)).text());
      const [words] = document.querySelectorAll(`[data-review="${id}"] .words`);
      expect(words?.textContent).toBe(text);
      expect(words?.querySelectorAll(':not(mark):not(a)')).toHaveLength(0);
    }
  });
});

describe('conditional requests and codings', () => {
  const paths = ['/reviews.json', '/api/reviews/search?rating=5'];

  it.each(paths)('%s has its own strong tag in each coding, and any of them matches', async (path) => {
    const tags = new Map<string, string>();
    for (const coding of ['identity', 'gzip', 'br']) {
      const response = await get(path, { headers: { 'Accept-Encoding': coding } });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      tags.set(coding, response.headers.get('etag') ?? '');
    }
    expect(new Set(tags.values()).size).toBe(3);
    for (const [coding, tag] of tags) {
      expect(tag).toMatch(coding === 'identity' ? /^"[0-9a-f]{64}"$/ : new RegExp(`^"[0-9a-f]{64}-${coding}"$`));
      for (const sent of [tag, `W/${tag}`, `"a", ${tag}`]) {
        const response = await get(path, { headers: { 'If-None-Match': sent, 'Accept-Encoding': 'br' } });
        expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, tag, '']);
      }
    }
  });

  it.each(paths)('%s has a date that may be sent back, and a tag beside it wins', async (path) => {
    const date = (await get(path)).headers.get('last-modified') ?? '';
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect((await get(path, { headers: { 'If-Modified-Since': date } })).status).toBe(304);
    expect((await get(path, { headers: { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' } })).status).toBe(200);
    expect((await get(path, { headers: { 'If-Modified-Since': date, 'If-None-Match': '"other"' } })).status).toBe(200);
  });
});

describe('parts of files', () => {
  it('/reviews.json comes in parts that make the whole', async () => {
    const path = '/reviews.json';
    const whole = await get(path, { headers: { 'Accept-Encoding': 'identity' } });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const size = Math.ceil(bytes.length / 3);
    const parts: Buffer[] = [];
    for (let start = 0; start < bytes.length; start += size) {
      const headers = { Range: `bytes=${start}-${start + size - 1}`, 'If-Range': whole.headers.get('etag') ?? '' };
      const part = await get(path, { headers });
      const end = Math.min(start + size, bytes.length);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end - 1}/${bytes.length}`]);
      expect(part.headers.get('content-length')).toBe(String(end - start));
      expect(part.headers.get('content-encoding')).toBeNull();
      expect(part.headers.get('etag')).toBe(whole.headers.get('etag'));
      parts.push(Buffer.from(await part.arrayBuffer()));
    }
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it.each(['/api/reviews/search', '/api/reviews/since/2026-01-01', '/healthz'])('%s is sent whole', async (path) => {
    const response = await get(path, { headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
  });
});
