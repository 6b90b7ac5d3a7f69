import { expect, it } from 'vitest';
import { drawnIcon } from '../../src/astro/drawn-icon.ts';
import { sampleSite } from '../support/content/sample-site.ts';

const site = sampleSite();

it('is that of the brand, also where the renderer has to start for it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  const icon = { path: '/brand/icon.svg', width: 9, height: 9, content: { svg } };
  expect(await drawnIcon({ ...site, brand: { theme: {}, icon } }, async () => 'star')).toContain('<svg');
});

it('is the star where the font lacks the first letter of the name', async () => {
  const { catalog } = site;
  const named = { brand: { theme: {} }, catalog: { ...catalog, business: { ...catalog.business, name: '日本水道' } } };
  expect(await drawnIcon(named, async () => 'star')).toBe('star');
});
