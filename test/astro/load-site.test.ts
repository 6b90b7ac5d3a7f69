import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/astro/load-site.ts';
import { makeFolder, review, smallContent } from '../support/content/content.ts';

const SETTINGS = { baseUrl: 'https://example.com/shop', hubUrl: null, hasServer: true };

async function load(files: Readonly<Record<string, string>>) {
  return loadSite({ ...SETTINGS, contentDirectory: await makeFolder(files) });
}

describe('loadSite', () => {
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

  it('names the setting when there is no content folder', async () => {
    const folder = await makeFolder({ file: '' });
    const site = (name: string) => loadSite({ ...SETTINGS, contentDirectory: join(folder, name) });
    await expect(site('none')).rejects.toThrow(/^wrong settings: CONTENT_DIR=".*none": does not exist$/);
    await expect(site('file')).rejects.toThrow(/^wrong settings: CONTENT_DIR=".*file": is not a folder$/);
  });
});
