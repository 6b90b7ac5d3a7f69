import { expect, it } from 'vitest';
import { loadSite } from '../../src/astro/load-site.ts';
import { makeFolder, review, smallContent, write } from '../support/content/content.ts';

/** A GIF of one pixel. */
const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const SETTINGS = { baseUrl: 'https://example.com/shop', hubUrl: null, hasServer: true };

async function load(files: Readonly<Record<string, string>>) {
  return loadSite({ ...SETTINGS, contentDirectory: await makeFolder(files) });
}

it('leaves a notice out after its last day, where the business is', async () => {
  const contentDirectory = await makeFolder({
    ...smallContent(),
    'business.yaml': 'name: A\ntime_zone: America/Chicago\n',
    'notice.md': '---\nuntil: 2026-12-27\n---\nClosed.\n',
  });
  const noticeAt = async (instant: string) => {
    const loaded = await loadSite({ ...SETTINGS, contentDirectory, buildDate: Date.parse(instant) });
    return loaded.ok && loaded.site.notice;
  };
  expect(await noticeAt('2026-12-28T05:59:59Z')).toEqual({ text: 'Closed.', until: '2026-12-27' });
  expect(await noticeAt('2026-12-28T06:00:00Z')).toBeUndefined();
});

it('publishes the photos that pages show', async () => {
  const contentDirectory = await makeFolder({
    ...smallContent(),
    'pages/about.md': '# About\n\n![Plan](/plan.svg) ![Van](/photos/van.gif)\n',
    'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    'photos/other.gif': 'GIF89a',
  });
  await write(contentDirectory, 'photos/van.gif', Buffer.from(DOT, 'base64'));
  const loaded = await loadSite({ ...SETTINGS, contentDirectory });
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
      catalog: { business: { name: 'Small Business', url: 'https://example.com/shop/' } },
    },
  });
  if (loaded.ok) {
    expect(loaded.site.catalog.reviews.map(({ url }) => url)).toEqual([
      'https://example.com/shop/reviews/review-2',
      'https://example.com/shop/reviews/review-1',
    ]);
  }
});

it('names the photos of published reviews that are its own, once each, and no other file', async () => {
  const photo = (url: string) => ({ url, width: 1, height: 1, alt: 'A heater' });
  const shown = review(1, {
    photos: [
      '/photos/a.gif',
      '/photos/a.gif',
      'https://example.com/shop/photos/../business.yaml',
      'https://else.example/b.jpg',
    ].map(photo),
  });
  const waiting = review(2, { photos: [photo('/photos/private.gif')], verification: undefined });
  const loaded = await load({ ...smallContent([shown, waiting]), 'photos/a.gif': 'GIF89a', 'photos/private.gif': 'GIF89a' });
  expect(loaded).toMatchObject({ ok: true, photos: ['a.gif'] });
});

it('names the small picture of a photo with it, where there is one', async () => {
  const shown = review(1, { photos: [{ url: '/photos/a.gif', width: 1, height: 1, alt: 'A heater' }] });
  const files = { 'photos/a.gif': 'GIF89a', 'photos/a.small.gif': 'GIF89a', 'photos/b.small.gif': 'GIF89a' };
  const loaded = await load({ ...smallContent([shown]), ...files });
  expect(loaded).toMatchObject({ ok: true, photos: ['a.gif', 'a.small.gif'], site: { smallPhotos: new Set(['a.gif']) } });
});

it('gives the mistakes as values, and no site', async () => {
  const loaded = await load({ 'business.yaml': 'nmae: Small Business\n', 'reviews.jsonl': '{}\n' });
  expect(loaded.ok).toBe(false);
  if (!loaded.ok) expect(loaded.problems.length).toBeGreaterThan(1);
});
