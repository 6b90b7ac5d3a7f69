import { isUtf8 } from 'node:buffer';
import { type Position, type Problem, positionAt, START } from '../problems/problem.ts';
import { readRegularFile } from './regular-file.ts';

type TextFile = { ok: true; text: string } | { ok: false; problem: Problem };

type Content = { ok: true; text: string } | { ok: false; at: Position; message: string };

/** 256 MiB. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a UTF-8 file, with or without a BOM; every line break becomes `\n`. `file` is the name that a problem shows. */
export async function readTextFile(path: string, file: string): Promise<TextFile> {
  const read = await readRegularFile(path, async (handle, size) =>
    size > LARGEST ? refused('is larger than 256 MiB') : decode(await handle.readFile()),
  );
  const content = read.ok ? read.value : refused(read.message);
  return content.ok ? content : { ok: false, problem: { file, ...content.at, message: content.message } };
}

function refused(message: string, at: Position = START): Content {
  return { ok: false, at, message };
}

function decode(bytes: Buffer): Content {
  const decoded = bytes.toString('utf8');
  const text = withoutMark(decoded).replace(/\r\n?/g, '\n');
  if (!isUtf8(bytes)) {
    const { before, byte } = firstBadByte(bytes, decoded);
    return refused(`the byte 0x${byte} is not UTF-8; save the file as UTF-8`, endOf(before));
  }
  const nul = text.indexOf('\0');
  if (nul !== -1) return refused('a NUL character stands here; text cannot hold it', positionAt(text, nul));
  const marker = text.search(CONFLICT);
  return marker === -1 ? { ok: true, text } : refused(UNRESOLVED, positionAt(text, marker));
}

/** What git writes around the two sides of a conflict; `=======` between them is also how Markdown underlines a heading. */
const CONFLICT = /(?<![^\n])(?:<{7}|>{7})(?![^ \n])/;
const UNRESOLVED =
  'a merge conflict is not resolved here; keep the lines that are right and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';

/** The text before the first byte that is not UTF-8, and that byte in hexadecimal. */
function firstBadByte(bytes: Buffer, decoded: string): { before: string; byte: string } {
  let offset = 0;
  let from = 0;
  for (let found = decoded.indexOf('\uFFFD'); found !== -1; found = decoded.indexOf('\uFFFD', from)) {
    offset += Buffer.byteLength(decoded.slice(from, found));
    // The decoder puts U+FFFD for what it cannot read, but the file may also hold one, as these three bytes.
    if (bytes.toString('hex', offset, offset + 3) !== 'efbfbd')
      return { before: decoded.slice(0, found), byte: bytes.toString('hex', offset, offset + 1) };
    offset += 3;
    from = found + 1;
  }
  throw new Error('The text is UTF-8 throughout');
}

function endOf(before: string): Position {
  const text = withoutMark(before).replace(/\r\n?/g, '\n');
  return positionAt(text, text.length);
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
