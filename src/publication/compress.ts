import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const MIB = 2 ** 20;

/** Sizes of Brotli's window, as powers of two. */
const LEAST_WINDOW = 16;
const MOST_WINDOW = constants.BROTLI_DEFAULT_WINDOW;

/** Brotli's quality for a whole build: the best where that takes a moment, less where it would take minutes. */
export function brotliQuality(totalBytes: number): number {
  if (totalBytes <= 2 * MIB) return 11;
  return totalBytes <= 8 * MIB ? 9 : 5;
}

export function compressBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window larger than the text only costs memory, which for thousands of pages costs time.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.ceil(Math.log2(bytes.length + 1)))),
    },
  });
}

/** `level` is 1 to 9. */
export function compressGzip(bytes: Uint8Array, level: number): Promise<Buffer> {
  return gzipAsync(bytes, { level });
}

/** Whether br and gzip make a file of this type smaller: text is not compressed yet, images and fonts are. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|[/+](jsonl?|xml|javascript|wasm)\b/.test(mediaType);
}
