import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverNames } from '../../../src/representations/discovery/mcp-name.ts';
import { readBuildSettings } from '../../../src/settings.ts';

/** As the MCP registry checks both parts of a name, except that one character is enough here. */
const PART = /^[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?$/;

describe('the names of a server', () => {
  it.each([
    ['https://reviews.example.com', 'reviews.example.com', 'com.example.reviews', 'reviews'],
    ['https://example.com/shop', 'example.com', 'com.example', 'shop-reviews'],
    ['https://example.com/towns/North_End.2', 'example.com', 'com.example', 'towns-North-End.2-reviews'],
    ['https://example.com/shop/_', 'example.com', 'com.example', 'shop-reviews'],
    ['https://example.com/~jo', 'example.com', 'com.example', 'jo-reviews'],
    ['https://example.com/...', 'example.com', 'com.example', 'reviews'],
    ['https://example.com.:8443', 'example.com', 'com.example', 'reviews'],
    ['http://localhost:4321', 'localhost', 'localhost', 'reviews'],
    ['http://127.0.0.1:4321', '127.0.0.1', '127.0.0.1', 'reviews'],
    ['http://[2001:db8::1]/shop', '2001-db8--1', '2001-db8--1', 'shop-reviews'],
    ['https://xn--mnchen-3ya.example', 'xn--mnchen-3ya.example', 'example.xn--mnchen-3ya', 'reviews'],
    ['http://my_host.internal', 'my-host.internal', 'internal.my-host', 'reviews'],
  ])('of %s', (baseUrl, publisher, namespace, name) => {
    expect(serverNames(baseUrl)).toEqual({ publisher, namespace, name });
  });

  it('keep the significant labels of a host that is too long, and fit into the registry together', () => {
    const host = `${'a.'.repeat(120)}example.com`;
    const { publisher, namespace, name } = serverNames(`https://${host}/${'shop-'.repeat(40)}`);
    expect(publisher).toBe(host);
    expect(namespace).toMatch(/^com\.example(\.a)+$/);
    expect(name).toMatch(/^(shop-)+reviews$/);
    expect(`${namespace}/${name}`.length).toBeLessThanOrEqual(200);
  });

  const character = fc.constantFrom(...'aZ0.-_~/');
  const path = fc.string({ unit: character, maxLength: 300 });

  it('are of any base address what the registry takes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.ipV4()), path, (host, end) => {
        const { baseUrl } = readBuildSettings({ BASE_URL: `https://${host}/${end.replace(/\/+/g, '/').replace(/^\//, '')}` });
        const { publisher, namespace, name } = serverNames(baseUrl);
        for (const part of [publisher, namespace, name]) expect(part).toMatch(PART);
        expect(`${namespace}/${name}`.length).toBeLessThanOrEqual(200);
        expect(name).toMatch(/(^|-)reviews$/);
      }),
    );
  });
});
