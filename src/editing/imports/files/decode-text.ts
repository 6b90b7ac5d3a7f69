import { type Bytes, firstBytes } from './stored-file.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** The encoding of a text: UTF-16 by its byte order mark, UTF-8 if all of it is valid, else an old one. */
export async function encodingOf(bytes: Bytes): Promise<Encoding> {
  const [a, b] = await firstBytes(bytes, 2);
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (await isUtf8Throughout(bytes)) return 'utf-8';
  return (await hasMacApostrophe(bytes)) ? 'macintosh' : 'windows-1252';
}

/**
 * Whether a small letter, the byte D5 and a small letter follow each other, as in "don’t" from Excel for Mac. In windows-1252 the
 * byte is a capital, `Õ`, which stands within no word of small letters.
 */
async function hasMacApostrophe(bytes: Bytes): Promise<boolean> {
  const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a;
  for await (const chunk of bytes.chunks()) {
    for (let at = chunk.indexOf(0xd5); at !== -1; at = chunk.indexOf(0xd5, at + 1)) {
      if (isSmall(chunk[at - 1]) && isSmall(chunk[at + 1])) return true;
    }
  }
  return false;
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
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes.chunks()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
