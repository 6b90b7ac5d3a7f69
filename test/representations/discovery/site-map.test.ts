import { describe, expect, it } from 'vitest';
import { renderSiteMap } from '../../../src/representations/discovery/site-map.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';

const BASE = 'https://example.com/shop';

async function textsOf(pages: Parameters<typeof renderSiteMap>[0]): Promise<Map<string, string>> {
  const files = await renderSiteMap(pages, BASE);
  return new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

describe('the site map', () => {
  it('lists the pages, each with its date if it has one, and is named in the index with the newest', async () => {
    const dated = (url: string, date: string) => ({ url, lastmod: calendarDateSchema.parse(date) });
    const files = await textsOf([{ url: `${BASE}/` }, dated(`${BASE}/a`, '2026-01-02'), dated(`${BASE}/b`, '2025-01-02')]);
    expect([...files.keys()]).toEqual(['sitemap-0.xml', 'sitemap-index.xml']);
    expect(files.get('sitemap-0.xml')).toContain(`<url><loc>${BASE}/</loc></url><url><loc>${BASE}/a</loc><lastmod>2026-01-02T`);
    expect(files.get('sitemap-index.xml')).toContain(`<loc>${BASE}/sitemap-0.xml</loc><lastmod>2026-01-02T`);
  });

  it('begins another part after 50,000 pages', async () => {
    const files = await textsOf(Array.from({ length: 50_001 }, (_, index) => ({ url: `${BASE}/${index}` })));
    expect([...files.keys()]).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap-index.xml']);
    expect(files.get('sitemap-0.xml')?.match(/<url>/g)).toHaveLength(50_000);
    expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(1);
  });
});
