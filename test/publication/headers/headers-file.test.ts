import { describe, expect, it } from 'vitest';
import { fileHeaders, PAGE_HEADERS, WIDGET } from '../../../src/publication/headers/headers.ts';
import { renderHeadersFile } from '../../../src/publication/headers/headers-file.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { FILE_PATHS } from '../../support/file-paths.ts';

const addresses = {
  baseUrl: 'https://example.com',
  hubUrl: 'https://example.com/api/websub/hub',
  licenceUrl: 'https://example.com/terms',
};

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

/** Reads the file as Cloudflare Pages documents it: a path, where `*` is anything, then indented headers. */
function parseRules(file: string): Rule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of file.split('\n').filter((text) => text !== '')) {
    if (!/^\s/.test(line)) rules.push({ pattern: patternOf(line), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** All rules that match add up; the values of one name are joined by a comma. */
function headersAt(file: string, path: string): { headers: Record<string, string>; doubled: string[] } {
  const headers: Record<string, string> = {};
  const doubled: string[] = [];
  for (const [name, value] of parseRules(file).flatMap((rule) => (rule.pattern.test(path) ? rule.headers : []))) {
    const key = name.toLowerCase();
    if (key in headers) doubled.push(name);
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return { headers, doubled };
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describe('_headers', () => {
  const file = renderHeadersFile(addresses, FILE_PATHS);
  const paths = Object.values(RESOURCES).map(({ path }) => path);

  it.each([...paths, WIDGET.path, '/', '/reviews/2026-03-14-maria-g', '/_astro/index.DkX3.css', '/photos/heater.jpg'])(
    'doubles no header of %s',
    (path) => {
      expect(headersAt(file, path).doubled).toEqual([]);
    },
  );

  it.each([WIDGET, ...Object.values(RESOURCES)])('sends with $path what the server sends', (resource) => {
    expect(headersAt(file, resource.path).headers).toMatchObject(lowerCased(fileHeaders(resource, addresses)));
  });

  it('guards pages as the server does', () => {
    expect(headersAt(file, '/reviews/x').headers).toEqual(lowerCased(PAGE_HEADERS));
  });

  it('lets hashed assets be kept for good', () => {
    expect(headersAt(file, '/_astro/index.DkX3.css').headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('opens only API paths to every origin', () => {
    for (const path of ['/reviews.json', '/badge.svg', WIDGET.path])
      expect(headersAt(file, path).headers['access-control-allow-origin']).toBe('*');
    expect(headersAt(file, '/').headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('holds without a hub and a licence no Link but that of the API catalog', () => {
    const links = renderHeadersFile({ ...addresses, hubUrl: null, licenceUrl: undefined }, FILE_PATHS).match(
      /(?<=\n {2}Link: ).*/g,
    );
    expect(links).toEqual(['<https://example.com/.well-known/api-catalog>; rel="api-catalog"']);
  });

  it('puts the path of the base address before every path', () => {
    const below = renderHeadersFile({ ...addresses, baseUrl: 'https://example.com/shop' }, FILE_PATHS);
    expect(parseRules(below)).toHaveLength(parseRules(file).length);
    expect(headersAt(below, '/reviews.json').headers).toEqual({});
    expect(headersAt(below, '/shop/reviews.json').headers).toMatchObject({
      'content-type': 'application/json',
      link: '<https://example.com/api/websub/hub>; rel="hub", <https://example.com/shop/reviews.json>; rel="self"',
    });
  });

  it('stays below the limits of Cloudflare Pages: 100 rules, 2000 characters a line', () => {
    expect(parseRules(file).length).toBeLessThanOrEqual(100);
    expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('is the same for the same addresses', () => {
    expect(renderHeadersFile({ ...addresses }, FILE_PATHS)).toBe(file);
  });
});
