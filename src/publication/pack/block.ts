import { firstWhere } from '../../reviews/binary-search.ts';
import type { Span } from './head.ts';

/** A published file, and where its bytes are. */
export interface Entry {
  /** Below the base address, with a leading slash; pages without `.html`. */
  readonly path: string;
  readonly mediaType: string;
  /** Whole seconds since 1970: when a build first made these bytes. */
  readonly lastModified: number;
  readonly identity: Span;
  readonly br?: Span | undefined;
  readonly gzip?: Span | undefined;
  /** SHA-256 of everything that a build made the file of, hexadecimal; the server does not look at it. */
  readonly inputs?: string | undefined;
}

/**
 * A run of entries in the order of their paths. Its bytes are the number of entries, a row of fixed size for each, and then the
 * texts of all. A binary search finds an entry without parsing the others. Numbers are little-endian.
 */
export interface Block {
  readonly count: number;
  /** The index of the last entry whose path is the given one or before it; -1 where there is none. */
  search(path: string): number;
  entry(index: number): Entry;
}

const COUNT_BYTES = 4;
const DIGEST_BYTES = 32;
/** Offset and length as doubles, which hold every whole number below 2^53, and the digest. */
const SPAN_BYTES = 16 + DIGEST_BYTES;

/**
 * The offset of each field in a row. `PATH_END` and `TYPE_END` hold where the entry's path and media type end among the texts, in
 * which the entries follow one another.
 */
const PATH_END = 0;
const TYPE_END = 4;
const LAST_MODIFIED = 8;
const IDENTITY = 16;
const BR = IDENTITY + SPAN_BYTES;
const GZIP = BR + SPAN_BYTES;
const INPUTS = GZIP + SPAN_BYTES;
const PRESENT = INPUTS + DIGEST_BYTES;
const ROW_BYTES = PRESENT + 1;

/** The bits of `PRESENT`. */
const HAS = { br: 1, gzip: 2, inputs: 4 } as const;

export function encodeBlock(entries: readonly Entry[]): Buffer {
  const rows = Buffer.alloc(COUNT_BYTES + entries.length * ROW_BYTES);
  rows.writeUInt32LE(entries.length);
  const texts: Buffer[] = [];
  let end = 0;
  for (const [index, entry] of entries.entries()) {
    const row = rows.subarray(COUNT_BYTES + index * ROW_BYTES);
    const path = Buffer.from(entry.path);
    const mediaType = Buffer.from(entry.mediaType);
    row.writeUInt32LE(end + path.length, PATH_END);
    end += path.length + mediaType.length;
    row.writeUInt32LE(end, TYPE_END);
    writeRow(row, entry);
    texts.push(path, mediaType);
  }
  return Buffer.concat([rows, ...texts]);
}

function writeRow(row: Buffer, { lastModified, identity, br, gzip, inputs }: Entry): void {
  row.writeDoubleLE(lastModified, LAST_MODIFIED);
  writeSpan(row, IDENTITY, identity);
  if (br) writeSpan(row, BR, br);
  if (gzip) writeSpan(row, GZIP, gzip);
  if (inputs !== undefined) row.write(inputs, INPUTS, 'hex');
  row[PRESENT] = (br ? HAS.br : 0) | (gzip ? HAS.gzip : 0) | (inputs === undefined ? 0 : HAS.inputs);
}

function writeSpan(row: Buffer, at: number, { offset, length, digest }: Span): void {
  row.writeDoubleLE(offset, at);
  row.writeDoubleLE(length, at + 8);
  row.write(digest, at + 16, 'hex');
}

/** Opens an encoded block as views of its bytes. */
export function openBlock(bytes: Buffer): Block {
  const count = bytes.readUInt32LE();
  const rowAt = (index: number) => COUNT_BYTES + index * ROW_BYTES;
  const endAt = (index: number, field: number) => (index < 0 ? 0 : bytes.readUInt32LE(rowAt(index) + field));
  const texts = rowAt(count);
  const text = (start: number, end: number) => bytes.toString('utf8', texts + start, texts + end);
  const pathAt = (index: number) => text(endAt(index - 1, TYPE_END), endAt(index, PATH_END));
  return {
    count,
    search: (path) => firstWhere(0, count, (index) => pathAt(index) > path) - 1,
    entry(index) {
      const row = rowAt(index);
      const present = bytes[row + PRESENT] ?? 0;
      return {
        path: pathAt(index),
        mediaType: text(endAt(index, PATH_END), endAt(index, TYPE_END)),
        lastModified: bytes.readDoubleLE(row + LAST_MODIFIED),
        identity: readSpan(bytes, row + IDENTITY),
        ...(present & HAS.br && { br: readSpan(bytes, row + BR) }),
        ...(present & HAS.gzip && { gzip: readSpan(bytes, row + GZIP) }),
        ...(present & HAS.inputs && { inputs: readDigest(bytes, row + INPUTS) }),
      };
    },
  };
}

function readSpan(bytes: Buffer, at: number): Span {
  return { offset: bytes.readDoubleLE(at), length: bytes.readDoubleLE(at + 8), digest: readDigest(bytes, at + 16) };
}

function readDigest(bytes: Buffer, at: number): string {
  return bytes.toString('hex', at, at + DIGEST_BYTES);
}
