import { describe, expect, it } from 'vitest';
import { type Body, bodyBytes } from '../../../src/http/answer.ts';
import type { Coding } from '../../../src/http/content/content-coding.ts';
import type { Representation } from '../../../src/http/content/representation.ts';
import { type HttpRequest, serveRepresentation } from '../../../src/http/content/serve-representation.ts';
import { corsHeaders } from '../../../src/http/cors.ts';

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  Link: '<x>; rel="self"',
};
const BODIES: Readonly<Record<Coding, Body>> = {
  br: Buffer.from('b'),
  gzip: Buffer.from('gz'),
  identity: Buffer.from('identity'),
};
const NOW = new Date('2026-04-01T00:00:00Z');
const BUILT = 'Mon, 16 Mar 2026 12:00:00 GMT';
const EARLIER = 'Mon, 16 Mar 2026 11:59:59 GMT';

function representation(fields: Partial<Representation> = {}): Representation {
  return {
    headers: HEADERS,
    digest: 'abc',
    lastModified: Date.parse(BUILT) / 1000,
    codings: ['br', 'gzip', 'identity'],
    read: (coding) => BODIES[coding],
    ...fields,
  };
}

/** Asked for many times, as most are. */
const PUBLISHED = representation();

function serve(headers: HttpRequest['headers'] = {}, fields?: Partial<Representation>, method = 'GET') {
  return serveRepresentation({ method, headers }, fields ? representation(fields) : PUBLISHED, NOW);
}

const VALIDATORS = { ETag: '"abc"', Vary: 'Accept-Encoding', 'Last-Modified': BUILT };

describe('200', () => {
  it('has the headers of the representation, the validators, and no coding for identity', async () => {
    expect(await serve()).toEqual({ status: 200, headers: { ...HEADERS, ...VALIDATORS }, body: BODIES.identity });
  });

  it.each(['br', 'gzip'] as const)('in %s names the coding and has a tag of its own', async (coding) => {
    expect(await serve({ 'accept-encoding': coding })).toEqual({
      status: 200,
      headers: { ...HEADERS, ...VALIDATORS, ETag: `"abc-${coding}"`, 'Content-Encoding': coding },
      body: BODIES[coding],
    });
  });

  it('waits for bytes that are made on demand', async () => {
    const answer = serve({}, { read: async () => BODIES.gzip });
    expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toMatchObject({ status: 200, body: BODIES.gzip });
  });

  it('is answered at once where the bytes are there', () => {
    expect(serve()).not.toBeInstanceOf(Promise);
  });

  it('says Vary even where there is only one coding', async () => {
    expect(await serve({ 'accept-encoding': 'br' }, { codings: ['identity'] })).toMatchObject({
      status: 200,
      headers: { Vary: 'Accept-Encoding', ETag: '"abc"' },
      body: BODIES.identity,
    });
  });

  it('is the same for HEAD; the server leaves out the body', async () => {
    expect(await serve({}, undefined, 'HEAD')).toEqual(await serve());
  });
});

const parts: Representation['parts'] = {
  length: 8,
  read: ({ start, end }) => bodyBytes(BODIES.identity).subarray(start, end),
};

describe('304', () => {
  const { 'Content-Type': _, ...kept } = HEADERS;

  it.each([
    ['the tag', { 'if-none-match': '"abc"' }, '"abc"'],
    ['the tag of another coding', { 'if-none-match': '"abc-gzip"', 'accept-encoding': 'br' }, '"abc-gzip"'],
    ['the date', { 'if-modified-since': BUILT }, '"abc"'],
    ['the date, in brotli', { 'if-modified-since': BUILT, 'accept-encoding': 'br' }, '"abc-br"'],
  ])(
    'for %s has the tag that matched, Last-Modified, the headers for caches, and nothing about content',
    async (_name, headers, etag) => {
      expect(await serve(headers, { parts })).toEqual({
        status: 304,
        headers: { ...kept, ...VALIDATORS, ETag: etag },
        body: null,
      });
    },
  );

  it('reads no bytes', async () => {
    const read = (): Body => {
      throw new Error('read');
    };
    expect(await serve({ 'if-none-match': '"abc"' }, { read })).toMatchObject({ status: 304 });
  });
});

describe('412 and 406', () => {
  it.each([{ 'if-match': '"other"' }, { 'if-unmodified-since': EARLIER }])(
    'a condition that does not hold is told as JSON, open to every origin: %j',
    async (headers) => {
      const answer = await serve(headers);
      expect(answer).toMatchObject({ status: 412, headers: { 'Content-Type': 'application/json', ...corsHeaders } });
      expect(JSON.parse(String(answer.body))).toEqual({
        error: { status: 412, message: 'If-Match or If-Unmodified-Since does not hold' },
      });
    },
  );

  it('a coding that is not there says which are', async () => {
    const answer = await serve({ 'accept-encoding': 'zstd, *;q=0' });
    expect(answer).toMatchObject({ status: 406, headers: { 'Content-Type': 'application/json', ...corsHeaders } });
    expect(JSON.parse(String(answer.body))).toEqual({ error: { status: 406, message: 'allowed codings: br, gzip, identity' } });
  });
});

describe('206 and 416', () => {
  const whole = { ...HEADERS, ...VALIDATORS, 'Accept-Ranges': 'bytes' };
  const part = (headers: HttpRequest['headers'], method = 'GET') => serve(headers, { parts }, method);

  it('a part has the headers of the whole, and says which it is; the whole says that there are parts', async () => {
    expect(await part({ range: 'bytes=2-4' })).toEqual({
      status: 206,
      headers: { ...whole, 'Content-Range': 'bytes 2-4/8' },
      body: Buffer.from('ent'),
    });
    expect(await part({})).toEqual({ status: 200, headers: whole, body: BODIES.identity });
    expect(await part({ range: 'bytes=-3' })).toMatchObject({ body: Buffer.from('ity') });
    expect(await part({ range: 'bytes=0-' })).toMatchObject({ status: 206, body: BODIES.identity });
  });

  it('reads nothing but the part', async () => {
    const read = (): Body => {
      throw new Error('read');
    };
    expect(await serve({ range: 'bytes=0-0' }, { parts, read })).toMatchObject({ status: 206, body: Buffer.from('i') });
  });

  it.each([['bytes=8-'], ['bytes=100-200'], ['bytes=-0']])(
    'a range without a byte (%s) is refused with the length, as JSON, open to every origin',
    async (range) => {
      const answer = await part({ range });
      expect(answer).toMatchObject({
        status: 416,
        headers: { 'Content-Type': 'application/json', 'Content-Range': 'bytes */8', ...corsHeaders },
      });
      expect(JSON.parse(String(answer.body))).toEqual({ error: { status: 416, message: 'the range has none of the 8 bytes' } });
    },
  );

  it.each([
    ['several ranges', { range: 'bytes=0-1,4-5' }, 'GET'],
    ['HEAD', { range: 'bytes=2-4' }, 'HEAD'],
    ['HEAD behind the end', { range: 'bytes=8-' }, 'HEAD'],
    ['a part of another version', { range: 'bytes=2-4', 'if-range': '"other"' }, 'GET'],
    ['a part of another day', { range: 'bytes=8-', 'if-range': EARLIER }, 'GET'],
    ['a condition without a range', { 'if-range': '"abc"' }, 'GET'],
  ])('gives the whole to %s', async (_name, headers, method) => {
    expect(await part(headers, method)).toEqual({ status: 200, headers: whole, body: BODIES.identity });
  });

  it.each(['"abc"', BUILT])('gives the part of the version that the client has a part of (%s)', async (ifRange) => {
    expect(await part({ range: 'bytes=2-4', 'if-range': ifRange })).toMatchObject({ status: 206 });
  });

  it('is of the plain bytes, also for a client that takes others', async () => {
    const answer = await part({ range: 'bytes=2-4', 'accept-encoding': 'br, gzip' });
    expect(answer).toEqual({ status: 206, headers: { ...whole, 'Content-Range': 'bytes 2-4/8' }, body: Buffer.from('ent') });
    expect(await part({ range: 'lines=1-2', 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: BODIES.br });
  });

  it.each([
    ['of another version', '"other"'],
    ['of a compressed form', '"abc-br"'],
    ['of one of two codings: the date is that of both', BUILT],
  ])('to a client that may have a part %s the whole is sent, as small as it can be', async (_, ifRange) => {
    expect(await part({ range: 'bytes=0-0', 'if-range': ifRange, 'accept-encoding': 'br' })).toEqual({
      status: 200,
      headers: { ...whole, ETag: '"abc-br"', 'Content-Encoding': 'br' },
      body: BODIES.br,
    });
  });

  it('is not sent to a client that takes no plain bytes', async () => {
    const answer = await part({ range: 'bytes=1-', 'accept-encoding': 'gzip, identity;q=0' });
    expect(answer).toMatchObject({ status: 200, body: BODIES.gzip });
  });

  it.each([
    [{ 'if-none-match': '"abc-br"' }, 304],
    [{ 'if-modified-since': BUILT }, 304],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-match': '"abc"' }, 206],
    [{ 'if-match': '*' }, 206],
    [{ 'if-none-match': '"other"' }, 206],
  ])('conditions come first: %j', async (headers, status) => {
    expect(await part({ range: 'bytes=2-4', ...headers })).toMatchObject({ status });
  });

  it('an empty content is sent whole', async () => {
    const empty = { length: 0, read: () => Buffer.alloc(0) };
    for (const range of ['bytes=0-', 'bytes=-5'])
      expect(await serve({ range }, { parts: empty, read: () => Buffer.alloc(0) })).toMatchObject({ status: 200 });
  });

  it('what has no parts is sent whole, and says nothing of them', async () => {
    expect(await serve({ range: 'bytes=2-4' })).toEqual({
      status: 200,
      headers: { ...HEADERS, ...VALIDATORS },
      body: BODIES.identity,
    });
  });
});

describe('Last-Modified', () => {
  it.each([null, NOW.getTime() / 1000 + 1])('of %s is left out, and dates decide nothing', async (lastModified) => {
    const future = 'Fri, 01 Jan 2027 00:00:00 GMT';
    for (const headers of [{}, { 'if-modified-since': future }, { 'if-unmodified-since': EARLIER }]) {
      const answer = await serve(headers, { lastModified });
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('Last-Modified');
    }
    const known = await serve({ 'if-none-match': '"abc"' }, { lastModified });
    expect(known).toMatchObject({ status: 304, headers: { ETag: '"abc"' } });
    expect(known.headers).not.toHaveProperty('Last-Modified');
  });

  it('is left out only while a clock is behind it', async () => {
    const published = representation();
    for (const [now, sent] of [
      [new Date(0), undefined],
      [NOW, BUILT],
      [new Date(0), undefined],
    ] as const) {
      const { headers } = await serveRepresentation({ method: 'GET', headers: {} }, published, now);
      expect(headers['Last-Modified']).toBe(sent);
    }
  });

  it('of this very second is sent', async () => {
    expect(await serve({}, { lastModified: NOW.getTime() / 1000 })).toMatchObject({
      headers: { 'Last-Modified': 'Wed, 01 Apr 2026 00:00:00 GMT' },
    });
  });
});
