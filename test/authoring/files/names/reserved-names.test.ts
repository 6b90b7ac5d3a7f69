import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freeName, isMadeFile, RESERVED } from '../../../../src/authoring/files/names/reserved-names.ts';
import { RESOURCE_PATHS } from '../../../../src/representations/resource-paths.ts';
import { facetsOf } from '../../../../src/reviews/lists/facets.ts';
import { root } from '../../../support/build.ts';

const BUSINESS = { technicians: [{ name: 'A' }], services: [{ id: 'b', name: 'B' }], service_areas: [{ id: 'c', name: 'C' }] };

it('has every name that a route, a list or a file of the software begins with', () => {
  const routes = readdirSync(join(root, 'src/pages')).filter((name) => !name.startsWith('['));
  const published = Object.values(RESOURCE_PATHS).map((path) => path.split('/')[1] ?? '');
  const files = ['favicon.svg', 'theme.css', 'brand', 'photos', 'verified-reviews.js'];
  const facets = facetsOf({ business: { name: 'X', ...BUSINESS } as never, reviews: [] });
  const lists = facets.map(({ path }) => path.split('/')[1] ?? '');
  const names = [...routes, ...published, ...files, ...lists].map((name) => name.replace(/\..*$/, ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name !== '' && !RESERVED.includes(name))).toEqual([]);
});

it('and a free one for each', () => {
  expect(RESERVED.map(freeName).filter((name) => RESERVED.includes(name))).toEqual([]);
});

it('knows every file of data, and what programs ask for', () => {
  const data = Object.values(RESOURCE_PATHS).map((path) => path.slice(1));
  const files = [...data, 'verified-reviews.js', 'theme.css', 'sitemap-0.xml'];
  expect(files.filter((name) => !isMadeFile(name))).toEqual([]);
  expect(['our-reviews.json', 'reviews.pdf', 'papers/reviews.json'].filter(isMadeFile)).toEqual([]);
});
