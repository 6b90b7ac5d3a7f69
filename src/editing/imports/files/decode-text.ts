import { type Bytes, firstBytes } from './stored-file.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The encoding of a text: UTF-16 by its byte order mark or its zero bytes, UTF-8 if all of it is valid, else windows-1252. */
export async function encodingOf(bytes: Bytes): Promise<Encoding> {
  const first = await firstBytes(bytes, 4096);
  const [a, b] = first;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (zeros(first, 1) > first.length / 8) return 'utf-16le';
  if (zeros(first, 0) > first.length / 8) return 'utf-16be';
  return (await isUtf8Throughout(bytes)) ? 'utf-8' : 'windows-1252';
}

/** How many bytes at even or odd offsets are zero: in UTF-16 each Latin letter has one zero byte. */
function zeros(bytes: Uint8Array, odd: 0 | 1): number {
  return bytes.slice(0, 4096).filter((byte, index) => byte === 0 && index % 2 === odd).length;
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
