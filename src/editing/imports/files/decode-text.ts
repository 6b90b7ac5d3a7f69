import type { LocalEncoding } from './local-encoding.ts';
import { oldEncoding } from './old-encoding.ts';
import { type Bytes, firstBytes } from './stored-file.ts';

/** The encodings that are read, by their names in the Encoding Standard. Those behind `shift_jis` are told by the country. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'shift_jis',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'euc-jp',
  'gbk',
  'big5',
  'euc-kr',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** What is known of the encoding of a text besides the text itself. */
export interface EncodingHints {
  /** The one that the user says. */
  readonly encoding?: Encoding | undefined;
  /** Those of the country of the business. */
  readonly local?: readonly LocalEncoding[] | undefined;
}

/**
 * The encoding of a text: as the user says, UTF-16 by its byte order mark or its zeros, UTF-8 if all of it is valid, else an old
 * one. `undefined` if the text makes no sense in any.
 */
export async function encodingOf(bytes: Bytes, { encoding: said, local }: EncodingHints = {}): Promise<Encoding | undefined> {
  if (said !== undefined) return said;
  const [a, b] = await firstBytes(bytes, 2);
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const wide = utf16Of(await firstBytes(bytes, 64 * 1024));
  if (wide !== undefined) return wide;
  return (await isUtf8Throughout(bytes)) ? 'utf-8' : oldEncoding((encoding) => decodeText(bytes, encoding), local);
}

/** UTF-16 without a byte order mark: a letter, digit or comma of ASCII is one byte beside a zero. No other text has zeros. */
function utf16Of(first: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of first.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) === 0 || Math.min(even, odd) * 10 > Math.max(even, odd)) return undefined;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(first.subarray(0, first.length - (first.length % 2)), { stream: true });
  return /(?![\t\n\r\v\f])\p{Cc}|\ufffd/u.test(text) ? undefined : encoding;
}

async function isUtf8Throughout(bytes: Bytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes.chunks()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text in pieces, without the byte order mark. */
export async function* decodeText(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'euc-kr') return yield* decodeKorean(bytes);
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes.chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Node's own decoder of `euc-kr` lacks 8,822 syllables that Windows and the Encoding Standard have, such as 됬 and 읭. */
async function* decodeKorean(bytes: Bytes): AsyncGenerator<string> {
  const { default: iconv } = await import('iconv-lite');
  const decoder = iconv.getDecoder('windows-949');
  for await (const chunk of bytes.chunks()) yield decoder.write(Buffer.from(chunk));
  yield decoder.end() ?? '';
}
