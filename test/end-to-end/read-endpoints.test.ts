import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';

const origin = await sampleOrigin();

function get(path: string, init?: RequestInit): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init });
}

describe('published files', () => {
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

it.each(['/api/reviews/search', '/api/reviews/since/2026-01-01', '/healthz'])(
  '%s is sent whole to a client that asks for a part',
  async (path) => {
    const response = await get(path, { headers: { Range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
  },
);
