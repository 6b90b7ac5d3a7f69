import { describe, expect, it } from 'vitest';
import type { Coding } from '../../src/http/content-coding.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import type { Body, Representation } from '../../src/http/representation.ts';
import { type HttpRequest, serveRepresentation } from '../../src/http/serve-representation.ts';

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

function serve(headers: HttpRequest['headers'] = {}, fields: Partial<Representation> = {}, method = 'GET') {
  return serveRepresentation({ method, headers }, representation(fields), NOW);
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

  it('is the same for HEAD; who sends it leaves out the body', async () => {
    expect(await serve({}, {}, 'HEAD')).toEqual(await serve());
  });
});

describe('304', () => {
  const { 'Content-Type': _, ...kept } = HEADERS;

  it.each([
    ['the tag', { 'if-none-match': '"abc"' }, '"abc"'],
    ['a weak tag in a list', { 'if-none-match': '"other", W/"abc"' }, '"abc"'],
    ['any version', { 'if-none-match': '*' }, '"abc"'],
    ['the tag of another coding', { 'if-none-match': '"abc-gzip"', 'accept-encoding': 'br' }, '"abc-gzip"'],
    ['the date', { 'if-modified-since': BUILT }, '"abc"'],
    ['the date, in brotli', { 'if-modified-since': BUILT, 'accept-encoding': 'br' }, '"abc-br"'],
  ])(
    'for %s has the tag that matched, Last-Modified, the headers for caches, and nothing about content',
    async (_name, headers, etag) => {
      expect(await serve(headers)).toEqual({ status: 304, headers: { ...kept, ...VALIDATORS, ETag: etag }, body: null });
    },
  );

  it('reads no bytes', async () => {
    const read = (): Body => {
      throw new Error('read');
    };
    expect(await serve({ 'if-none-match': '"abc"' }, { read })).toMatchObject({ status: 304 });
  });

  it.each([
    ['an older date', { 'if-modified-since': EARLIER }],
    ['another tag, whatever the date', { 'if-none-match': '"other"', 'if-modified-since': BUILT }],
    ['a date that cannot be read', { 'if-modified-since': 'yesterday' }],
  ])('is not given for %s', async (_name, headers) => {
    expect(await serve(headers)).toMatchObject({ status: 200 });
  });
});

describe('412 and 406', () => {
  it.each([{ 'if-match': '"other"' }, { 'if-match': 'W/"abc"' }, { 'if-unmodified-since': EARLIER }])(
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

  it('of this very second is sent', async () => {
    expect(await serve({}, { lastModified: NOW.getTime() / 1000 })).toMatchObject({
      headers: { 'Last-Modified': 'Wed, 01 Apr 2026 00:00:00 GMT' },
    });
  });
});
