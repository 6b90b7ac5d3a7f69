import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BROTLI_QUALITY, compressBrotli, compressGzip, isCompressible } from '../../src/publication/compress.ts';

const text = Buffer.from('Hot water back the same day. '.repeat(200));

describe('compressing', () => {
  it.each([Buffer.alloc(0), Buffer.from('a'), text])('decompresses to the same bytes', async (bytes) => {
    for (const quality of [4, BROTLI_QUALITY, 11])
      expect(brotliDecompressSync(await compressBrotli(bytes, quality))).toEqual(bytes);
    for (const level of [1, 6, 9]) expect(gunzipSync(await compressGzip(bytes, level))).toEqual(bytes);
  });

  it('names the same operating system everywhere, so that Windows and macOS give the same bytes as Linux', async () => {
    expect((await compressGzip(text, 6)).subarray(8, 10)).toEqual(Buffer.from([0, 3]));
  });
});

describe('isCompressible', () => {
  it.each([
    'text/html; charset=utf-8',
    'application/json',
    'application/jsonl',
    'application/manifest+json',
    'application/atom+xml',
    'image/svg+xml',
    'application/wasm',
  ])('is true for %s', (mediaType) => {
    expect(isCompressible(mediaType)).toBe(true);
  });

  it.each(['image/jpeg', 'font/woff2', 'application/vnd.apache.parquet', 'application/octet-stream', ''])(
    'is false for %j',
    (mediaType) => {
      expect(isCompressible(mediaType)).toBe(false);
    },
  );
});
