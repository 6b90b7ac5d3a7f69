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
  for (const host of ['localhost', '127.0.0.1', '::1']) expect(isForUs({ headers }, { host, baseUrl })).toBe(expected);
  expect(isForUs({ headers }, { host: '0.0.0.0', baseUrl })).toBe(true);
});
