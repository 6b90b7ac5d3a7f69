import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { newestDateOf } from '../../../../src/reviews/catalog.ts';
import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { WITH_PHOTO } from '../../../support/content/samples/spanish-content.ts';
import { sampleDist, spanishDist } from '../../../support/shared.ts';
import { BASE_URL, SPANISH_URL } from '../../../support/sites/built-site.ts';

const client = join(await sampleDist(), 'client');

/** The addresses in an index or a part of it, in order, each with its date. */
function entriesOf(folder: string, name: string): (readonly [address: string, date: string | undefined])[] {
  const xml = readFileSync(join(folder, name), 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, address = '', date]) => [
    address,
    date,
  ]);
}

function addressesOf(folder: string): string[] {
  return entriesOf(folder, 'sitemap-0.xml').map(([address]) => address);
}

/** The canonical address of every page that has one. Some pages exist twice, for different hosts. */
function canonicalAddresses(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const found = pages.map((name) => /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(folder, name), 'utf8'))?.[1]);
  return [...new Set(found.filter((address) => address !== undefined))];
}

describe('the sitemap', () => {
  it('lists exactly the pages that have a canonical address, by that address', () => {
    const listed = addressesOf(client);
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.toSorted()).toEqual(canonicalAddresses(client).toSorted());
    expect(listed).toContain(`${BASE_URL}/`);
    expect(listed).toContain(`${BASE_URL}/reviews`);
  });

  it('dates each review by the last day on which it changed, and nothing else', () => {
    const { reviews } = JSON.parse(readFileSync(join(client, 'reviews.json'), 'utf8')) as { reviews: Review[] };
    const dated = entriesOf(client, 'sitemap-0.xml').filter(([, date]) => date !== undefined);
    const expected = reviews.map((review) => [review.url, `${newestDateOf(review)}T00:00:00.000Z`]);
    expect(dated.toSorted()).toEqual(expected.toSorted());
  });

  it('is well-formed, and valid by the schema of sitemaps.org', async () => {
    const schema = readFileSync(new URL('../../../../node_modules/sitemap/schema/sitemap.xsd', import.meta.url), 'utf8');
    const [index, part] = ['sitemap-index.xml', 'sitemap-0.xml'].map((name) => readFileSync(join(client, name), 'utf8'));
    expect(await validateXML({ xml: index ?? '', normalization: 'c14n' })).toMatchObject({ valid: true, errors: [] });
    expect(await validateXML({ xml: part ?? '', schema })).toMatchObject({ valid: true, errors: [] });
  });

  it('stays below the path of the address', async () => {
    const folder = join(await spanishDist(), 'client');
    expect(entriesOf(folder, 'sitemap-index.xml').map(([address]) => address)).toEqual([`${SPANISH_URL}/sitemap-0.xml`]);
    expect(addressesOf(folder)).toContain(`${SPANISH_URL}/`);
    expect(addressesOf(folder)).toContain(`${SPANISH_URL}/reviews/${WITH_PHOTO}`);
  });

  it('leaves out the page of a service that no review mentions', async () => {
    const folder = join(await spanishDist(), 'client');
    const listed = new Set(addressesOf(folder));
    expect(canonicalAddresses(folder).filter((address) => !listed.has(address))).toEqual([`${SPANISH_URL}/services/gas`]);
  });
});
