import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { downloadsOf } from '../../src/representations/downloads.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { RESOURCES } from '../../src/representations/resources.ts';
import { fullReview, sampleSite } from '../support/content/sample-site.ts';

const site = sampleSite({ reviews: [fullReview({ author: 'Renée' })] });

it('tells size and digest of the bytes that are published', () => {
  const downloads = downloadsOf(({ render }) => render(site));
  expect(downloads.length).toBeGreaterThan(8);
  for (const { name, path, mediaType, bytes, sha256 } of downloads) {
    const content = Buffer.from(RESOURCES[name].render(site));
    expect({ path, mediaType, bytes, sha256 }).toEqual({
      path: RESOURCES[name].path,
      mediaType: RESOURCES[name].mediaType,
      bytes: content.length,
      sha256: hash('sha256', content),
    });
  }
});

it('offers every file but those that only programs ask for', () => {
  const { robots, apiCatalog, serverCard, registryEntry, aiCatalog, ...offered } = RESOURCE_PATHS;
  const paths = downloadsOf(() => '').map(({ path }) => path);
  expect(paths.sort()).toEqual(Object.values(offered).sort());
});
