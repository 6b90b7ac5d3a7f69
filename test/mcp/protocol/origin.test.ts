import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from '../../../src/mcp/protocol/origin.ts';

const BASE = 'https://reviews.example.com/shop';

function isAllowed(origin: string | undefined, host: string | undefined = 'reviews.example.com', base = BASE): boolean {
  return isAllowedOrigin(origin, host, base);
}

describe('an origin that may ask', () => {
  it.each([
    ['none, as programs and servers send it', undefined],
    ['the own one', 'https://reviews.example.com'],
    ['the own one with a port', 'https://reviews.example.com:8443'],
    ['the own one with a dot at its end', 'https://reviews.example.com.'],
    ['another site', 'https://assistant.example.net'],
    ['another one of any language', 'https://grüße.example'],
    ['an IPv6 address', 'http://[2001:db8::1]:8080'],
    ['one that nobody may know', 'null'],
    ['a file, as some apps and browsers write it', 'file://'],
    ['an editor', 'vscode-webview://1n4o2u7o9v'],
  ])('is %s', (_, origin) => {
    expect(isAllowed(origin)).toBe(true);
  });

  it.each([
    ['localhost', 'http://localhost:6274', 'localhost:4321'],
    ['localhost with a dot', 'http://localhost.', 'localhost.:4321'],
    ['a name below localhost', 'http://inspector.localhost:1', 'inspector.localhost:2'],
    ['127.0.0.1', 'http://127.0.0.1:6274', '127.0.0.1:4321'],
    ['IPv6 loopback', 'http://[::1]:6274', '[::1]:4321'],
  ])('is %s, also where this server is asked by that name', (_, origin, host) => {
    expect(isAllowed(origin, host)).toBe(true);
  });

  it('is any site where the request names no host, or one that is none', () => {
    for (const host of [undefined, '', '%', 'a b', '['])
      expect(isAllowedOrigin('https://assistant.example.net', host, BASE)).toBe(true);
  });

  it('is the own one where the base address has a dot at the end of its name', () => {
    const names = ['reviews.example.com', 'reviews.example.com.'];
    for (const [name, host] of names.flatMap((each) => names.map((other) => [each, other] as const)))
      expect(isAllowed(`https://${name}`, host, 'https://reviews.example.com.')).toBe(true);
  });
});

describe('an origin that may not ask', () => {
  it.each([
    ['with neither port', 'http://evil.example', 'evil.example'],
    ['with ports', 'http://evil.example:4321', 'evil.example:80'],
    ['in another letter case', 'http://evil.example', 'EVIL.example'],
    ['with a dot in the origin', 'http://evil.example.', 'evil.example'],
    ['with a dot in Host', 'http://evil.example', 'evil.example.'],
    ['in another script', 'http://böse.example', 'xn--bse-sna.example'],
    ['by a private IPv4 address', 'http://192.168.1.5:4321', '192.168.1.5:4321'],
    ['by a name that only begins like loopback', 'http://localhost.evil.example', 'localhost.evil.example'],
    ['by a name that only ends like loopback', 'http://notlocalhost', 'notlocalhost'],
    ['below the name of the base address', 'http://x.reviews.example.com', 'x.reviews.example.com'],
  ])('has the shape of DNS rebinding: %s', (_, origin, host) => {
    expect(isAllowed(origin, host)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a name without a scheme', 'reviews.example.com'],
    ['no name', 'https://'],
    ['null among others', 'null, https://a.example'],
    ['a path', 'https://a.example/x'],
    ['a slash at the end', 'https://a.example/'],
    ['a query', 'https://a.example?x'],
    ['a fragment', 'https://a.example#x'],
    ['credentials', 'https://user:secret@a.example'],
    ['a name that is none', 'https://a%zz.example'],
    ['white space before it', ' https://a.example'],
    ['a line feed after it', 'https://a.example\n'],
    ['a file', 'file:///etc/passwd'],
  ])('is %s', (_, origin) => {
    expect(isAllowed(origin)).toBe(false);
  });
});

it('no site passes under the name by which it leads here, but for the own one and loopback', () => {
  const port = fc
    .option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined })
    .map((each) => (each === undefined ? '' : `:${each}`));
  fc.assert(
    fc.property(fc.domain(), port, port, (name, one, other) => {
      expect(isAllowed(`http://${name}${one}`, `${name}${other}`)).toBe(false);
    }),
  );
});
