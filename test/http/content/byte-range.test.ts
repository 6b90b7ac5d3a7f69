import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentRange, isOfPlainBytes, parseRange, resolveRange } from '../../../src/http/content/byte-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-7', { first: 0, last: 7 }],
    ['bytes=7-7', { first: 7, last: 7 }],
    ['bytes=5-', { first: 5, last: undefined }],
    ['bytes=-8', { first: undefined, last: 8 }],
    ['bytes=-0', { first: undefined, last: 0 }],
    ['Bytes=0-7', { first: 0, last: 7 }],
    [' bytes= 0-7 ', { first: 0, last: 7 }],
    ['bytes=,0-7, ,', { first: 0, last: 7 }],
    ['bytes=000-007', { first: 0, last: 7 }],
    [`bytes=0-${'9'.repeat(400)}`, { first: 0, last: Number.POSITIVE_INFINITY }],
  ])('reads %j', (field, spec) => {
    expect(parseRange(field)).toEqual(spec);
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=,',
    'bytes=-',
    'bytes=7',
    'bytes=7-5',
    'bytes=0x1-2',
    'bytes=+1-2',
    'bytes=0-1-2',
    'bytes =0-7',
    'items=0-7',
    'x=bytes=0-7',
    'bytes=0-1,4-5',
  ])('ignores %j', (field) => {
    expect(parseRange(field)).toBeUndefined();
  });
});

describe('a range', () => {
  /** Ranges as `first-last`, `first-` and `-length`, within the content and beyond. */
  const numbers = fc.oneof(fc.nat(300), fc.constantFrom(2 ** 31, 2 ** 53, 10 ** 30));
  const specs = fc.oneof(
    fc.tuple(numbers, numbers).map(([a, b]) => `${BigInt(Math.min(a, b))}-${BigInt(Math.max(a, b))}`),
    numbers.map((first) => `${BigInt(first)}-`),
    numbers.map((length) => `-${BigInt(length)}`),
  );
  const contents = fc.uint8Array({ minLength: 1, maxLength: 256 }).map((bytes) => Buffer.from(bytes));

  /** What RFC 9110 demands, computed with Buffer. */
  function expected(content: Buffer, spec: string): Buffer {
    const [first = '', last = ''] = spec.split('-');
    if (first === '') return last === '0' ? Buffer.alloc(0) : content.subarray(-Math.min(Number(last), content.length));
    return content.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
  }

  it('is the bytes that Buffer gives, and none where that gives none', () => {
    fc.assert(
      fc.property(contents, specs, (content, text) => {
        const spec = parseRange(`bytes=${text}`) ?? expect.fail(text);
        const range = resolveRange(spec, content.length);
        const part = range ? content.subarray(range.start, range.end) : Buffer.alloc(0);
        expect(part).toEqual(expected(content, text));
        if (!range) return;
        expect(range.end - range.start).toBe(part.length);
        const [, start, last, length] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange(range, content.length)) ?? [];
        expect([start, last, length].map(Number)).toEqual([range.start, range.end - 1, content.length]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isOfPlainBytes', () => {
  const BUILT = 'Mon, 16 Mar 2026 12:00:00 GMT';
  const version = { digest: 'abc', lastModified: new Date(BUILT) };

  it.each([undefined, '"abc"', BUILT, 'Monday, 16-Mar-26 12:00:00 GMT'])('holds for %j', (field) => {
    expect(isOfPlainBytes(field, version, 'identity')).toBe(true);
  });

  it.each([
    '"other"',
    'W/"abc"',
    '"abc-br"',
    '"abc", "other"',
    '*',
    'abc',
    '',
    'Mon, 16 Mar 2026 12:00:01 GMT',
    'Mon, 16 Mar 2026 11:59:59 GMT',
  ])('does not hold for %j', (field) => {
    expect(isOfPlainBytes(field, version, 'identity')).toBe(false);
  });

  it('is not told by a date where none is known, or where the part may be of another coding', () => {
    expect(isOfPlainBytes(BUILT, { ...version, lastModified: null }, 'identity')).toBe(false);
    expect([BUILT, '"abc"'].map((field) => isOfPlainBytes(field, version, 'br'))).toEqual([false, true]);
  });
});
