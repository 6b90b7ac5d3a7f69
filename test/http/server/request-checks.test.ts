import { describe, expect, it } from 'vitest';
import { checkRequest, MAX_HEADER_BYTES, MAX_URL_BYTES } from '../../../src/http/server/request-checks.ts';

const check = (headers: readonly string[], url = '/', version = '1.1') => checkRequest(headers, url, version);
const HOST = ['Host', 'example.com'];

describe('checkRequest: Host, RFC 9112, section 3.2', () => {
  it.each(['example.com', 'localhost:4321', 'a_b.example', '[::1]', '[2001:DB8::1]:443', 'example.com:'])(
    'accepts %s',
    (host) => {
      expect(check(['host', host])).toBeUndefined();
    },
  );

  it.each(['', 'user@example.com', 'example.com:x', 'example.com:99999', '::1', '[:::1]', '[1.2.3.4]', 'é'])(
    'refuses %j',
    (host) => {
      expect(check(['Host', host])?.status).toBe(400);
    },
  );

  it('refuses two lines in every version, even equal ones', () => {
    expect(check([...HOST, 'HOST', 'example.com'])?.status).toBe(400);
    expect(check([...HOST, ...HOST], '/', '1.0')?.status).toBe(400);
  });

  it('requires it in HTTP/1.1 only', () => {
    expect(check([])?.status).toBe(400);
    expect(check([], '/', '1.0')).toBeUndefined();
  });

  it('takes no value for a name', () => {
    expect(check([...HOST, 'X-A', 'Host'])).toBeUndefined();
  });
});

describe('checkRequest: message framing, RFC 9112, section 6', () => {
  it.each(['Transfer-Encoding', 'transfer-encoding'])('accepts chunks (%s)', (name) => {
    expect(check([...HOST, name, 'chunked', 'X', 'y'])).toBeUndefined();
  });

  it.each([
    [['Transfer-Encoding', 'gzip, chunked']],
    [['Transfer-Encoding', 'xchunked']],
    [['Transfer-Encoding', 'Chunked']],
    [['Transfer-Encoding', 'chunked', 'Transfer-Encoding', 'chunked']],
  ])('refuses %j', (headers) => {
    expect(check([...HOST, ...headers])?.status).toBe(400);
  });

  it('refuses Transfer-Encoding in HTTP/1.0 (section 6.1)', () => {
    expect(check(['Transfer-Encoding', 'chunked'], '/', '1.0')?.status).toBe(400);
  });
});

describe('checkRequest: sizes', () => {
  it('accepts a URL of 8 KiB and no more', () => {
    expect(check(HOST, '/'.padEnd(MAX_URL_BYTES, 'a'))).toBeUndefined();
    expect(check(HOST, '/'.padEnd(MAX_URL_BYTES + 1, 'a'))).toMatchObject({
      status: 414,
      body: '{"error":{"status":414,"message":"the URL has 8193 bytes; 8192 are allowed"}}',
    });
  });

  it('accepts headers of 16 KiB and no more, names and line ends included', () => {
    const rest = MAX_HEADER_BYTES - 'Host: example.com\r\nX: \r\n'.length;
    expect(check([...HOST, 'X', 'a'.repeat(rest)])).toBeUndefined();
    expect(check([...HOST, 'X', 'a'.repeat(rest + 1)])?.status).toBe(431);
    expect(check([...HOST, ...Array(8000).fill('a')])?.status).toBe(431);
  });
});
