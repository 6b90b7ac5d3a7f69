import { describe, expect, it } from 'vitest';
import { shopManifest } from '../../../scripts/init/shop-manifest.ts';

const shop = { folder: 'my-shop', software: '^1.0.0', withNode: false };

it('the one dependency is the software, which runs every script', () => {
  expect(shopManifest(shop)).toMatchObject({
    name: 'my-shop',
    private: true,
    scripts: { start: 'verified-reviews start', 'notify-hub': 'verified-reviews notify-hub' },
  });
  expect(shopManifest(shop)).toHaveProperty('dependencies', { 'verified-reviews': '^1.0.0' });
});

it('Node comes as a package where it is asked for', () => {
  expect(shopManifest({ ...shop, withNode: true })).toMatchObject({
    dependencies: { node: expect.stringMatching(/^\^24\./), 'verified-reviews': '^1.0.0' },
  });
});

it.each([true, false])('npm may run what brings Node, now or on another computer (%s)', (withNode) => {
  expect(shopManifest({ ...shop, withNode })).toMatchObject({ allowScripts: { node: true } });
});

describe('the name is one that npm allows', () => {
  it.each([
    ['My Shop', 'my-shop'],
    ['Fontanería_Río', 'fontaneri-a-ri-o'],
    ['отзывы', 'my-reviews'],
    ['...', 'my-reviews'],
    // npm refuses to install a package into itself.
    ['verified-reviews', 'my-reviews'],
  ])('%s: %s', (folder, name) => {
    expect(shopManifest({ ...shop, folder })).toMatchObject({ name });
  });
});
