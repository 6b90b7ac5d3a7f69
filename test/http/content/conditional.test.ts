import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionalHeaders, entityTag, evaluatePreconditions } from '../../../src/http/content/conditional.ts';
import { CODINGS, type Coding } from '../../../src/http/content/content-coding.ts';

const BUILT = new Date('2026-03-16T10:00:00.700Z');
const SAME_SECOND = 'Mon, 16 Mar 2026 10:00:00 GMT';
const BEFORE = 'Mon, 16 Mar 2026 09:59:59 GMT';
const AFTER = 'Mon, 16 Mar 2026 10:00:01 GMT';
const PROCEED = { kind: 'proceed' };
const FAILED = { kind: 'failed' };

const evaluate = (headers: ConditionalHeaders, chosen: Coding = 'identity', lastModified: Date | null = BUILT) =>
  evaluatePreconditions(headers, { digest: 'abc', lastModified }, chosen);
const notModified = (etag: string) => ({ kind: 'not-modified', etag });

describe('entityTag', () => {
  it('is strong and tells the codings apart', () => {
    expect(CODINGS.map((coding) => entityTag('abc', coding))).toEqual(['"abc-br"', '"abc-gzip"', '"abc"']);
  });
});

describe('If-Match, RFC 9110, section 13.1.1', () => {
  it.each(['"abc"', '"abc-br"', '"abc-gzip"', '*', ' * ', '"x", "abc"', ',, "abc",'])('holds for %s', (value) => {
    expect(evaluate({ 'if-match': value })).toEqual(PROCEED);
  });

  it.each(['"x"', 'W/"abc"', 'abc', '', '"abc', '"abc" "x"', '*, "abc"', '"ABC"'])('fails for %j', (value) => {
    expect(evaluate({ 'if-match': value })).toEqual(FAILED);
  });

  it('is followed by If-None-Match where it holds', () => {
    expect(evaluate({ 'if-match': '"abc"', 'if-none-match': '"abc"' })).toEqual(notModified('"abc"'));
    expect(evaluate({ 'if-match': '"x"', 'if-none-match': '"abc"' })).toEqual(FAILED);
  });

  it('makes If-Unmodified-Since ignored', () => {
    expect(evaluate({ 'if-match': '"abc"', 'if-unmodified-since': BEFORE })).toEqual(PROCEED);
  });
});

describe('If-Unmodified-Since, RFC 9110, section 13.1.4', () => {
  it.each([
    [BEFORE, FAILED],
    [SAME_SECOND, PROCEED],
    [AFTER, PROCEED],
    ['yesterday', PROCEED],
    ['', PROCEED],
  ])('%j', (value, expected) => {
    expect(evaluate({ 'if-unmodified-since': value })).toEqual(expected);
  });

  it('is ignored where the date is unknown', () => {
    expect(evaluate({ 'if-unmodified-since': BEFORE }, 'identity', null)).toEqual(PROCEED);
  });
});

describe('If-None-Match, RFC 9110, section 13.1.2', () => {
  it.each([
    ['"abc"', '"abc"'],
    ['W/"abc"', '"abc"'],
    ['"abc-gzip"', '"abc-gzip"'],
    ['W/"abc-br"', '"abc-br"'],
    ['"x","abc-br"', '"abc-br"'],
    ['"a,b", W/"c,\\", "abc"', '"abc"'],
    [',\t,"x" , ,W/"abc" ,', '"abc"'],
    ['"", "abc"', '"abc"'],
    ['"\xe9", "abc"', '"abc"'],
  ])('finds in %j the tag %s', (value, etag) => {
    expect(evaluate({ 'if-none-match': value })).toEqual(notModified(etag));
  });

  it.each([
    '',
    '"x"',
    '"ABC"',
    'abc',
    '"abc',
    'w/"abc"',
    'W/ "abc"',
    '"abc" "x"',
    '*, "abc"',
    '"abc", *',
    'x, "abc"',
    '"a b", "abc"',
    '"abc-zstd"',
  ])('finds nothing in %j', (value) => {
    expect(evaluate({ 'if-none-match': value })).toEqual(PROCEED);
  });

  it('answers "*" with the tag of the chosen coding', () => {
    expect(evaluate({ 'if-none-match': '*' }, 'br')).toEqual(notModified('"abc-br"'));
  });

  it('prefers the tag of the chosen coding where several match', () => {
    expect(evaluate({ 'if-none-match': '"abc", "abc-br", "abc-gzip"' }, 'gzip')).toEqual(notModified('"abc-gzip"'));
  });

  it.each(['"x"', 'garbage', ''])('makes If-Modified-Since ignored, even as %j', (value) => {
    expect(evaluate({ 'if-none-match': value, 'if-modified-since': AFTER })).toEqual(PROCEED);
  });
});

describe('If-Modified-Since, RFC 9110, section 13.1.3', () => {
  it.each([
    [BEFORE, PROCEED],
    [SAME_SECOND, notModified('"abc-br"')],
    [AFTER, notModified('"abc-br"')],
    ['Monday, 16-Mar-26 10:00:00 GMT', notModified('"abc-br"')],
    ['2026-03-16', PROCEED],
    ['', PROCEED],
  ])('%j', (value, expected) => {
    expect(evaluate({ 'if-modified-since': value }, 'br')).toEqual(expected);
  });

  it('is ignored where the date is unknown', () => {
    expect(evaluate({ 'if-modified-since': AFTER }, 'br', null)).toEqual(PROCEED);
  });
});

describe('any headers', () => {
  const digest = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  const otherTags = fc.array(fc.tuple(fc.constantFrom('', 'W/'), fc.stringMatching(/^[!#-~]{0,12}$/)));

  it('proceed without conditions', () => {
    expect(evaluate({})).toEqual(PROCEED);
  });

  it('match a tag we sent: weak or strong, anywhere in a list, whatever coding is chosen', () => {
    const coding = fc.constantFrom(...CODINGS);
    fc.assert(
      fc.property(
        digest,
        coding,
        coding,
        fc.constantFrom('', 'W/'),
        otherTags,
        otherTags,
        (digest, sent, chosen, mark, left, right) => {
          const others = [...left, ...right].map(([, opaque]) => `"${opaque}"`);
          fc.pre(!CODINGS.some((coding) => others.includes(entityTag(digest, coding))));
          const write = (tags: typeof left) => tags.map(([mark, opaque]) => `${mark}"${opaque}"`);
          const list = [...write(left), mark + entityTag(digest, sent), ...write(right)].join(', ');
          const validators = { digest, lastModified: null };
          expect(evaluatePreconditions({ 'if-none-match': list }, validators, chosen)).toEqual(
            notModified(entityTag(digest, sent)),
          );
        },
      ),
    );
  });

  it('are read at 16 KiB of hostile input', () => {
    for (const part of ['"', ',', ' ', 'W/', '""', '"a', 'W/"', '\t,', '" ', '"a" ']) {
      expect(evaluate({ 'if-none-match': part.repeat(16_384 / part.length) })).toEqual(PROCEED);
    }
    expect(evaluate({ 'if-none-match': `${'"x",'.repeat(4000)}"abc"` })).toEqual(notModified('"abc"'));
  });
});
