import { describe, expect, it } from 'vitest';
import { parseCallback, storedCallback } from '../../src/hub/callback.ts';

describe('parseCallback', () => {
  it.each([
    ['https://example.com/hook', 'example.com', 443, '/hook'],
    ['HTTPS://Example.COM/Hook?A=b&c', 'example.com', 443, '/Hook?A=b&c'],
    ['https://example.com', 'example.com', 443, '/'],
    ['https://example.com?a=1', 'example.com', 443, '/?a=1'],
    ['https://example.com/?', 'example.com', 443, '/?'],
    ['https://example.com:8443/', 'example.com', 8443, '/'],
    ['https://example.com:/', 'example.com', 443, '/'],
    ['https://example.com:00443/', 'example.com', 443, '/'],
    ['https://example.com:65535/', 'example.com', 65_535, '/'],
    ['https://example.com./a', 'example.com', 443, '/a'],
    ['https://bücher.example/', 'xn--bcher-kva.example', 443, '/'],
    ['https://my_host.example/', 'my_host.example', 443, '/'],
    ['https://192.0.2.7/', '192.0.2.7', 443, '/'],
    ['https://0x7f.1/', '127.0.0.1', 443, '/'],
    ['https://127.0.0.1./', '127.0.0.1', 443, '/'],
    ['https://[2001:DB8::1]:444/a', '2001:db8::1', 444, '/a'],
    ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1', 443, '/'],
    ['https://example.com/../a/./%2e%2E/%zz//?q=/../{}|^`<>"', 'example.com', 443, '/../a/./%2e%2E/%zz//?q=/../{}|^`<>"'],
    ['https://example.com/@me:you', 'example.com', 443, '/@me:you'],
    [`https://${'a.'.repeat(126)}b./`, `${'a.'.repeat(126)}b`, 443, '/'],
    [`https://example.com/${'a'.repeat(2028)}`, 'example.com', 443, `/${'a'.repeat(2028)}`],
  ])('takes %s as it is written', (url, host, port, target) => {
    expect(parseCallback(url)).toEqual({ ok: true, value: { url, host, port, target } });
  });

  it.each([
    ['http://example.com/', 'plain http'],
    ['HTTP://example.com/', 'plain http'],
    ['', 'not an absolute https address'],
    ['example.com/hook', 'not an absolute https address'],
    ['//example.com/hook', 'not an absolute https address'],
    ['https:example.com', 'not an absolute https address'],
    ['https:/example.com', 'not an absolute https address'],
    ['ftp://example.com/', 'not an absolute https address'],
    ['httpss://example.com/', 'not an absolute https address'],
    ['https://', 'no host'],
    ['https:///path', 'no host'],
    ['https://:443/', 'no host'],
    ['https://?a', 'no host'],
    ['https://example.com/#', 'fragment'],
    ['https://example.com#a', 'fragment'],
    ['https://user@example.com/', 'credentials'],
    ['https://user:pass@example.com/', 'credentials'],
    ['https://@example.com/', 'credentials'],
    ['https://a@b@example.com/', 'credentials'],
    [' https://example.com/', 'white space'],
    ['https://example.com/ ', 'white space'],
    ['https://example.com/a b', 'white space'],
    ['https://exam\tple.com/', 'white space'],
    ['https://example.com/\r\nHost: a', 'white space'],
    ['https://example.com/\0', 'control character'],
    ['https://example.com/\u0085', 'control character'],
    ['https://example\u3000.com/', 'white space'],
    ['https://example.com\\@127.0.0.1/', 'backslash'],
    ['https:\\\\example.com/', 'backslash'],
    ['https://example.com/é', 'printable ASCII'],
    ['https://example.com/?q=é', 'printable ASCII'],
    ['https://example.com/\ud800', 'printable ASCII'],
    ['https://example.com:0/', 'port'],
    ['https://example.com:65536/', 'port'],
    ['https://example.com:4e3/', 'port'],
    ['https://example.com:-1/', 'port'],
    ['https://example.com:80:81/', 'port'],
    ['https://[2001:db8::1]x/', 'host'],
    ['https://[2001:db8::1/', 'host'],
    ['https://2001:db8::1/', 'port'],
    ['https://[fe80::1%25eth0]/', 'host'],
    ['https://[fe80::1%eth0]/', 'host'],
    ['https://[v1.a]/', 'host'],
    ['https://256.1.1.1/', 'host'],
    ['https://1.2.3.4.5/', 'host'],
    ['https://127.0.0.1../', 'host'],
    ['https://example.com../', 'host'],
    ['https://a..b/', 'host'],
    ['https://.a/', 'host'],
    ['https://./', 'host'],
    ['https://a"b/', 'host'],
    ['https://a,b/', 'host'],
    ['https://a%00b/', 'host'],
    ['https://a%2fb/', 'host'],
    ['https://xn--a\ud800/', 'host'],
    [`https://${'a'.repeat(64)}.example/`, 'host'],
    [`https://${'a.'.repeat(127)}aa/`, 'host'],
    [`https://example.com/${'a'.repeat(2029)}`, '2,048 bytes'],
    [`https://example.com/${'é'.repeat(1020)}`, '2,048 bytes'],
  ])('refuses %j', (url, words) => {
    const parsed = parseCallback(url);
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining(words) });
    expect(parsed).not.toMatchObject({ message: expect.stringMatching(/\n|^[A-Z]/) });
  });

  it('does not repeat credentials', () => {
    expect(JSON.stringify(parseCallback('https://user:hunter2@example.com/'))).not.toContain('hunter2');
  });
});

it('a callback of the store is read, and one that would be refused is a defect', () => {
  expect(storedCallback('https://example.com/a').target).toBe('/a');
  expect(() => storedCallback('http://example.com/')).toThrow('a callback in the store is plain http');
});
