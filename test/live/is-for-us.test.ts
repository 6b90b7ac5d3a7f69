import { expect, it } from 'vitest';
import { isForUs } from '../../src/live/is-for-us.ts';

const baseUrl = 'https://example.org/shop';

it.each([
  [{ host: 'localhost:4321' }, true],
  [{ host: '127.0.0.1:4321', origin: 'http://localhost:8080' }, true],
  [{ host: '[::1]:4321', origin: 'http://[::1]:4321' }, true],
  [{ host: 'example.org', origin: 'https://example.org' }, true],
  [{}, true],
  [{ host: 'elsewhere.example' }, false],
  [{ host: 'localhost:4321', origin: 'https://elsewhere.example' }, false],
  [{ host: 'localhost:4321', origin: 'https://localhost.elsewhere.example' }, false],
  [{ host: 'localhost:4321', origin: 'null' }, false],
])('of %j it says %s where only this machine reaches the server', (headers, expected) => {
  for (const host of ['localhost', '127.0.0.1', '::1'])
    expect(isForUs({ headers, url: '/shop/' }, { host, baseUrl })).toBe(expected);
  expect(isForUs({ headers, url: '/shop/' }, { host: '0.0.0.0', baseUrl })).toBe(true);
});

it.each([
  ['/__open-in-editor?file=/etc/hosts', 'cross-site', false],
  ['/shop/__OPEN-IN-EDITOR?file=%2Fetc%2Fhosts', 'cross-site', false],
  ['/shop/__open-in-editor?file=src/a.ts', 'same-origin', true],
  ['/shop/__open-in-editor?file=src/a.ts', undefined, true],
  ['/shop/reviews/a?like=/__open-in-editor', 'cross-site', true],
])('an image or a link to %s on a page that is %s: %s', (url, site, expected) => {
  const headers = { host: 'localhost:4321', 'sec-fetch-site': site };
  for (const host of ['localhost', '0.0.0.0']) expect(isForUs({ headers, url }, { host, baseUrl })).toBe(expected);
});
