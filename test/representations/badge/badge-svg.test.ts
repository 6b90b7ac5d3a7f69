import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { renderBadgeSvg } from '../../../src/representations/badge/badge-svg.ts';
import type { Site } from '../../../src/representations/site.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { unescapeHtml } from '../../support/judges/html.ts';

const site = sampleSite({ reviews: [authoredReview(), authoredReview({ id: 'b', rating: 4 })] });
const svg = renderBadgeSvg(site);
const empty = renderBadgeSvg(sampleSite({ reviews: [] }));

/** The texts that the badge shows. */
function drawnIn(source: string): string[] {
  return [...source.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => unescapeHtml(text));
}

/** The badge of a business with another name. */
function badgeOf(name: string): string {
  return renderBadgeSvg({ ...site, catalog: { ...site.catalog, business: { ...site.catalog.business, name } } });
}

/** The names of all tags, in order. */
function tagsOf(source: string): string[] {
  return [...source.matchAll(/<(\/?[\w!?]+)/g)].map(([, name = '']) => name);
}

describe('/badge.svg', () => {
  it('shows the mean and the number of reviews', () => {
    expect(drawnIn(svg)).toEqual(['4.5', '2 verified reviews']);
    expect(drawnIn(empty)).toEqual(['no verified reviews yet']);
  });

  it('says for whom it is, to who hears it and to who points at it', () => {
    expect(svg).toContain('role="img" aria-label="Alder Creek &amp; Sons: 4.5 of 5 stars, 2 verified reviews"');
    expect(svg).toContain('<title>Alder Creek &amp; Sons: 4.5 ★ · 2 verified reviews</title>');
  });

  const mark = (width: number) => ({ path: '/brand/icon.png', width, height: 10, content: { png: 'AAAA' } });
  const looks = (brand: Partial<Site['brand']>) => renderBadgeSvg({ ...site, brand: { theme: {}, ...brand } });

  it('has the accent of the theme, and the mark of the business', () => {
    const themed = looks({ theme: { accent: '#0b5c66' }, icon: mark(10) });
    expect(themed).toContain('font-weight="700" fill="#0b5c66"');
    expect(themed).toContain('<image x="14" y="7" width="22" height="22" href="data:image/png;base64,AAAA"/>');
    expect(Number(/width="(\d+)"/.exec(themed)?.[1])).toBe(Number(/width="(\d+)"/.exec(svg)?.[1]) + 32);
  });

  it('has a logo that could not be seen on white on a dark plate', () => {
    expect(looks({ logo: { ...mark(20), plate: 'light' } })).toContain(
      '<rect x="14" y="9.5" width="28" height="17" rx="3" fill="#1a2528"/><image x="17" y="12.5" width="22" height="11" href="data:image/png;base64,AAAA"/>',
    );
    expect(looks({ logo: { ...mark(10), plate: 'dark' } })).not.toContain('#1a2528"/>');
  });

  it('leaves out a mark that would be too wide or too large', () => {
    expect(looks({ logo: mark(30) })).toBe(svg);
    expect(looks({ icon: { ...mark(10), content: { png: 'A'.repeat(20_000) } } })).toBe(svg);
  });

  it('needs neither styles nor scripts nor anything from elsewhere', () => {
    for (const source of [svg, empty]) {
      expect(source).not.toMatch(/<style|\sstyle=|<script|\son\w+=|href|url\(|@import/);
    }
  });

  it('has all it draws within its edges', () => {
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
    const ends = [...svg.matchAll(/<text x="(\d+)" y="\d+" textLength="(\d+)"/g)].map(
      ([, x, length]) => Number(x) + Number(length),
    );
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends)).toBe(width - 14);
  });

  it('is the same well-formed picture whatever the business is called', async () => {
    const names = ['Tom & Co <b>"\'</b>', ']]><!--', '\0\b\ufffe\uffff\u2028', 'İ😀\r\n'].map(badgeOf);
    for (const named of names) expect(tagsOf(named)).toEqual(tagsOf(svg));
    const { valid, rawOutput } = await validateXML({ xml: [svg, empty, ...names], normalization: 'format' });
    expect([valid, rawOutput]).toEqual([true, expect.anything()]);
  });
});
