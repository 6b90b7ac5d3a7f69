import { decodeText, type Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
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

/** The JSON of a file in a format in which people keep testimonials, such as YAML. `read` gives the value of a text. */
export async function valueAsJson(
  bytes: Bytes,
  encoding: Encoding,
  format: string,
  read: (text: string) => unknown,
): Promise<Bytes> {
  const text = await wholeText(bytes, encoding);
  if (text === undefined) throw new ExportError(`is ${format} of more than 4 MB; save it as JSON`);
  return textBytes(bytes.name, JSON.stringify(read(text)));
}

/** A text as the bytes of a file in UTF-8. */
export function textBytes(name: string, text: string): Bytes {
  const bytes = Buffer.from(text);
  return {
    name,
    async *chunks() {
      yield bytes;
    },
  };
}
