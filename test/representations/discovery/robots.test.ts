import { expect, it } from 'vitest';
import { renderRobots } from '../../../src/representations/discovery/robots.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

it('lets every robot read everything, and names the sitemap', () => {
  expect(renderRobots(sampleSite())).toBe('User-agent: *\nAllow: /\n\nSitemap: https://reviews.example.com/sitemap-index.xml\n');
});

it('says where robots look when it is not there', () => {
  const robots = renderRobots(sampleSite({ baseUrl: 'https://site.test/shop' }));
  expect(robots).toMatch(/^# .*https:\/\/site\.test\/robots\.txt alone/);
  expect(robots).toContain('\nSitemap: https://site.test/shop/sitemap-index.xml\n');
});
