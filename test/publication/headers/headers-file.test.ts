import { describe, expect, it } from 'vitest';
import { ANSWER_HEADERS, fileHeaders, PAGE_HEADERS, WIDGET } from '../../../src/publication/headers/headers.ts';
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

/** Reads the file as Cloudflare Pages documents it: a path, in which `*` stands for anything, followed by indented headers. */
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

/** The headers of all matching rules together. Values of the same name are joined by a comma. */
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

  it.each([WIDGET, ...Object.values(RESOURCES)])('sends with $path what the server sends, and no header twice', (resource) => {
    const { headers, doubled } = headersAt(file, resource.path);
    expect(headers).toMatchObject(lowerCased(fileHeaders(resource, addresses)));
    expect(doubled).toEqual([]);
  });

  it.each([
    ['/', PAGE_HEADERS],
    ['/reviews/2026-03-14-maria-g', PAGE_HEADERS],
    ['/photos/heater.jpg', PAGE_HEADERS],
    ['/_astro/index.DkX3.css', ANSWER_HEADERS.asset],
  ])('guards %s as the server does', (path, headers) => {
    expect(headersAt(file, path)).toEqual({ headers: lowerCased(headers), doubled: [] });
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
});
