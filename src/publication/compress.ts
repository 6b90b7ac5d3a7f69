import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const MIB = 2 ** 20;

/** Brotli's quality for a whole build: the best where that takes a moment, less where it would take minutes. */
export function brotliQuality(totalBytes: number): number {
  if (totalBytes <= 2 * MIB) return 11;
  return totalBytes <= 8 * MIB ? 9 : 5;
}

export function compressBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** `level` is 1 to 9. */
export function compressGzip(bytes: Uint8Array, level: number): Promise<Buffer> {
  return gzipAsync(bytes, { level });
}

/** Whether br and gzip make a file of this type smaller: text is not compressed yet, images and fonts are. */
export function isCompressible(mediaType: string): boolean {
  return /^text\/|[/+](json|xml|javascript|wasm)\b/.test(mediaType);
}
