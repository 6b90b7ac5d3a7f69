import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basePathOf, parseTarget, pathBelow } from '../../src/http/request-target.ts';

describe('parseTarget', () => {
  it.each([
    ['/', '/', ''],
    ['/reviews.json', '/reviews.json', ''],
    ['/a?b=c%zz?d', '/a', 'b=c%zz?d'],
    ['/a?', '/a', ''],
    ['//evil.example/a', '//evil.example/a', ''],
    ['/a/../b/./c', '/a/../b/./c', ''],
    ['/%2e%2E/b', '/../b', ''],
    ['/caf%C3%A9/%F0%9F%9A%BF', '/café/🚿', ''],
    ['/a%2fb', '/a%2Fb', ''],
    ['/a%252Fb', '/a%252Fb', ''],
    ['/a%20b%3fc', '/a%20b%3Fc', ''],
    ['/it%27s%20%282%29%2c+%3d%24%26%3B%2B%21%2a%3a%40', "/it's%20(2),+=$&;+!*:@", ''],
    ['/list%5b1%5D.pdf', '/list%5B1%5D.pdf', ''],
    ['http://example.com/a/b?c', '/a/b', 'c'],
    ['HTTPS://example.com:443/a', '/a', ''],
    ['http://example.com', '/', ''],
    ['http://example.com?a', '/', 'a'],
    ['*', '*', ''],
  ])('reads %s (RFC 9112, section 3.2)', (url, path, search) => {
    expect(parseTarget(url)).toEqual({ path, search });
  });

  it.each([
    '',
    '?a',
    'http://',
    'ftp://example.com/a',
    'http://user@example.com/a',
    'http://example.com\\a',
    '/%a',
    '/%ff',
    '/%C3/%A9',
    '/a%00b',
    '/a\\b',
    '/a%5cb',
    '/a?b#c',
    '/a b',
    '/é',
  ])('refuses %j', (url) => {
    expect(parseTarget(url)).toBeUndefined();
  });

  it('gives different paths to different segments', () => {
    const segment = fc.string({ unit: fc.constantFrom('a', '/', '%', '2', 'F', '.', 'é', ' ', '?'), maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        fc.array(segment, { minLength: 1, maxLength: 3 }),
        (one, other) => {
          const [a, b] = [one, other].map((segments) => parseTarget(`/${segments.map(encodeURIComponent).join('/')}`));
          expect(a?.path.slice(1).split('/').map(decodeURIComponent)).toEqual(one);
          expect(a?.path === b?.path).toBe(JSON.stringify(one) === JSON.stringify(other));
        },
      ),
    );
  });

  it('finds in its own path, escaped again, the same path', () => {
    const part = fc.constantFrom('a', '/', '.', '@', '[', '%2f', '%41', '%25', '%c3%a9', '%F0%9F%9A%BF');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const target = parseTarget(`/${parts.join('')}`);
        expect(parseTarget(target?.path.replace(/[^ -~]+/g, encodeURIComponent) ?? '')).toEqual(target);
      }),
    );
  });

  it('reads 8 KiB of slashes and of escapes', () => {
    expect(parseTarget('/'.repeat(8192))?.path).toHaveLength(8192);
    expect(parseTarget(`${'/'.repeat(8191)}%41`)?.path).toHaveLength(8192);
    expect(parseTarget(`/${'%41'.repeat(2700)}`)?.path).toBe(`/${'A'.repeat(2700)}`);
    expect(parseTarget(`http://${'a'.repeat(8000)}#`)).toBeUndefined();
  });
});

it.each([
  ['https://example.com', ''],
  ['https://example.com/shop', '/shop'],
  ['https://example.com/gr%C3%B6%C3%9Fe/', '/größe'],
])('the path of %s is %j', (baseUrl, path) => {
  expect(basePathOf(baseUrl)).toBe(path);
});

it.each([
  ['', '/', '/'],
  ['', '/reviews', '/reviews'],
  ['/shop', '/shop', '/'],
  ['/shop', '/shop/', '/'],
  ['/shop', '/shop/reviews', '/reviews'],
  ['/shop', '/shopping', undefined],
  ['/shop', '/', undefined],
])('below %j, %s is %j', (base, path, found) => {
  expect(pathBelow(base, path)).toBe(found);
});
