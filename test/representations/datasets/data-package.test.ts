import { describe, expect, it } from 'vitest';
import { dataPackageSchema, renderDataPackage } from '../../../src/representations/datasets/data-package.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

function packageOf(options: SiteOptions = {}) {
  const document: unknown = JSON.parse(renderDataPackage(sampleSite(options)));
  const read = dataPackageSchema.parse(document);
  expect(read).toEqual(document);
  return read;
}

describe('/datapackage.json', () => {
  it('says whose the reviews are', () => {
    expect(packageOf({ business: { url: 'https://alder.example/' } })).toMatchObject({
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      name: 'reviews.example.com',
      title: 'Reviews of Alder Creek & Sons',
      homepage: 'https://reviews.example.com/',
      contributors: [{ title: 'Alder Creek & Sons', path: 'https://alder.example/', roles: ['creator'] }],
    });
  });

  it.each([
    ['CC-BY-4.0', [{ name: 'CC-BY-4.0', path: 'https://creativecommons.org/licenses/by/4.0/', title: 'CC BY 4.0' }]],
    ['https://example.com/terms', [{ path: 'https://example.com/terms', title: 'https://example.com/terms' }]],
    [undefined, undefined],
  ])('is licensed as the data is: %s', (licence, licenses) => {
    expect(packageOf({ business: { licence } }).licenses).toEqual(licenses);
  });

  it('lists each file that holds every review, as it is served', () => {
    const { resources } = packageOf();
    const { reviewsCsv, reviewsJsonl, reviewsParquet, reviews } = RESOURCES;
    expect(resources.map(({ path, mediatype }) => [`/${path}`, mediatype])).toEqual(
      [reviewsCsv, reviewsJsonl, reviewsParquet, reviews].map(({ path, mediaType }) => [path, mediaType.split(';')[0]]),
    );
    expect(resources.map(({ name }) => name)).toEqual(['reviews-csv', 'reviews-jsonl', 'reviews-parquet', 'reviews-json']);
    expect(resources.map(({ encoding }) => encoding)).toEqual(['utf-8', 'utf-8', undefined, 'utf-8']);
  });

  it('describes the CSV as a table, for readers of version 1, too', () => {
    const [csv, ...others] = packageOf().resources;
    expect(csv).toMatchObject({ type: 'table', profile: 'tabular-data-resource', schema: { primaryKey: ['id'] } });
    expect(csv?.description).toContain('apostrophe');
    expect(others.filter((resource) => 'schema' in resource || 'type' in resource)).toEqual([]);
  });

  // Data Package 1 allows no other characters in a name.
  it.each([
    ['https://example.com/Shop/größe', 'example.com-shop-gr-c3-b6-c3-9fe'],
    ['http://[2001:db8::1]:4321', '2001-db8-1'],
    ['http://localhost:4321', 'localhost'],
  ])('has at %s the name %s', (baseUrl, name) => {
    expect(packageOf({ baseUrl }).name).toBe(name);
  });
});
