import { expect, it } from 'vitest';
import { loadSite } from '../../src/astro/load-site.ts';
import { makeFolder, review, smallContent } from '../support/content/content.ts';

/** A GIF of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const photo = (url: string) => ({ url, width: 1, height: 1, alt: 'A heater' });

async function load(files: Readonly<Record<string, string | Uint8Array>>, settings: { readonly buildDate?: number } = {}) {
  const contentDirectory = await makeFolder(files);
  return loadSite({ baseUrl: 'https://example.com/shop', hubUrl: null, hasServer: true, contentDirectory, ...settings });
}

it('leaves a notice out after its last day, where the business is', async () => {
  const noticeAt = async (instant: string) => {
    const own = {
      'business.yaml': 'name: A\ntime_zone: America/Chicago\n',
      'notice.md': '---\nuntil: 2026-12-27\n---\nClosed.\n',
    };
    const loaded = await load({ ...smallContent(), ...own }, { buildDate: Date.parse(instant) });
    return loaded.ok && loaded.site.notice;
  };
  expect(await noticeAt('2026-12-28T05:59:59Z')).toEqual({ text: 'Closed.', until: '2026-12-27' });
  expect(await noticeAt('2026-12-28T06:00:00Z')).toBeUndefined();
});

it('publishes the photos that pages show', async () => {
  const loaded = await load({
    ...smallContent(),
    'pages/about.md': '# About\n\n![Plan](/plan.svg) ![Van](/photos/van.gif)\n',
    'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    'photos/van.gif': DOT,
    'photos/other.gif': 'GIF89a',
  });
  expect(loaded).toMatchObject({ ok: true, photos: ['van.gif'], site: { ownPages: [{ path: '/about', title: 'About' }] } });
});

it('makes of the files all that is published, below the base address', async () => {
  const loaded = await load({ ...smallContent(), 'faq.yaml': '- question: Do you work on Sundays?\n  answer: No.\n' });
  expect(loaded).toMatchObject({
    ok: true,
    site: {
      baseUrl: 'https://example.com/shop',
      hubUrl: null,
      insights: { review_count: 2, faq: [{ question: 'Do you work on Sundays?', answer: 'No.', review_ids: [] }] },
      catalog: {
        business: { name: 'Small Business', url: 'https://example.com/shop/' },
        reviews: ['review-2', 'review-1'].map((id) => ({ id, url: `https://example.com/shop/reviews/${id}` })),
      },
    },
  });
});

it('names the photos of published reviews that are its own, once each, and no other file', async () => {
  const outside = ['https://example.com/shop/photos/../business.yaml', 'https://else.example/b.jpg'];
  const shown = review(1, { photos: ['/photos/a.gif', '/photos/a.gif', ...outside].map(photo) });
  const waiting = review(2, { photos: [photo('/photos/private.gif')], verification: undefined });
  const loaded = await load({ ...smallContent([shown, waiting]), 'photos/a.gif': 'GIF89a', 'photos/private.gif': 'GIF89a' });
  expect(loaded).toMatchObject({ ok: true, photos: ['a.gif'] });
});

it('names the small picture of a photo with it, where there is one', async () => {
  const shown = review(1, { photos: [photo('/photos/a.gif')] });
  const files = { 'photos/a.gif': 'GIF89a', 'photos/a.small.gif': 'GIF89a', 'photos/b.small.gif': 'GIF89a' };
  const loaded = await load({ ...smallContent([shown]), ...files });
  expect(loaded).toMatchObject({ ok: true, photos: ['a.gif', 'a.small.gif'], site: { smallPhotos: new Set(['a.gif']) } });
});

it('gives the mistakes as values, and no site', async () => {
  const loaded = await load({ 'business.yaml': 'nmae: Small Business\n', 'reviews.jsonl': '{}\n' });
  expect(loaded.ok).toBe(false);
  if (!loaded.ok) expect(loaded.problems.length).toBeGreaterThan(1);
});
