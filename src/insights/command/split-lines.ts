/** A line without the `\n` at its end. */
export interface RawLine {
  /** Counted from 1. */
  readonly number: number;
  /** `undefined` if the line is too long to be held in memory. */
  readonly bytes: Buffer | undefined;
}

/** In bytes, 1 MiB. No review is that long, so longer lines need not be held in memory. */
export const LONGEST_LINE = 1024 * 1024;

const LINE_FEED = 10;

/** Splits bytes into lines, holding one at a time in memory. `longest` is in bytes. */
export async function* splitLines(chunks: AsyncIterable<Buffer>, longest = LONGEST_LINE): AsyncGenerator<RawLine> {
  let number = 0;
  let length = 0;
  let parts: Buffer[] = [];

  function hold(part: Buffer): void {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  }

  function release(): RawLine {
    const [only = Buffer.alloc(0), ...more] = parts;
    const bytes = more.length === 0 ? only : Buffer.concat(parts);
    const line = { number: ++number, bytes: length > longest ? undefined : bytes };
    length = 0;
    parts = [];
    return line;
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      hold(chunk.subarray(from, end));
      yield release();
      from = end + 1;
    }
    hold(chunk.subarray(from));
  }
  if (length > 0) yield release();
}
