import { decodeText, type Encoding } from './decode-text.ts';
import { LONGEST_VALUE } from './json-lines.ts';
import type { Bytes } from './stored-file.ts';

/** The whole text of a file that people write, which is small; `undefined` if it is longer than 4 MB. */
export async function wholeText(bytes: Bytes, encoding: Encoding): Promise<string | undefined> {
  let text = '';
  for await (const piece of decodeText(bytes, encoding)) {
    text += piece;
    if (text.length > LONGEST_VALUE) return undefined;
  }
  return text;
}

/** So that a reader holds no more of a long list than an entry, as of a file on the disk. */
const CHUNK = 64 * 1024;

/** A text as the bytes of a file in UTF-8. */
export function textBytes(name: string, text: string): Bytes {
  const bytes = Buffer.from(text);
  return {
    name,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
    },
  };
}
