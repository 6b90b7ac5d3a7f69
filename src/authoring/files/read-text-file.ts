import { isUtf8 } from 'node:buffer';
import { basename } from 'node:path';
import { positionAt } from '../problems/problem.ts';
import { foundOne, type Read, readOn, refused } from '../problems/read.ts';
import type { Place } from './list-folder.ts';
import { pointerFault } from './photos/image-kind.ts';
import { readRegularFile } from './regular-file.ts';

/** The text of a file, in which every line break is `\n`. */
export interface FileText {
  /** What it is called in a problem. */
  readonly file: string;
  readonly text: string;
}

/** Reads the UTF-8 file at the path, with or without a BOM (the mark by which Windows programs say that a file is UTF-8). */
export async function readTextFile(place: Place): Promise<Read<FileText>> {
  return readOn(await readRegularFile(place), (bytes) => decodeText(place.file, bytes));
}

/** The text that the bytes of a file hold. */
export function decodeText(file: string, bytes: Buffer): Read<FileText> {
  const pointer = pointerFault(bytes);
  if (pointer !== undefined) return refused(file, pointer);
  const decoded = bytes.toString('utf8');
  const text = plain(decoded);
  if (!isUtf8(bytes)) {
    const { before, byte } = firstBadByte(bytes, decoded);
    const at = positionAt(text, plain(before).length);
    return refused(file, `the byte 0x${byte} is not UTF-8; save the file as UTF-8${file.endsWith('.csv') ? IN_EXCEL : ''}`, at);
  }
  const nul = text.indexOf('\0');
  if (nul !== -1) return refused(file, 'there is a NUL character here; text cannot hold it', positionAt(text, nul));
  const marker = text.search(CONFLICT);
  if (marker !== -1) return refused(file, unresolved(file), positionAt(text, marker));
  return foundOne({ file, text });
}

/** Its "CSV" is in an older encoding. */
const IN_EXCEL = ' (in Excel: "CSV UTF-8")';

/**
 * The lines that git writes around a conflict, and the one above the common ancestor (`diff3`). Not the `=======` between both sides:
 * Markdown underlines headings like that.
 */
const CONFLICT = /(?<![^\n])(?:(?:<{7}|>{7})(?![^ \n])|\|{7} )/;

/** In `removed.yaml` the lines of both sides are right: without one of them, the next import brings its review back. */
function unresolved(file: string): string {
  const which = basename(file) === 'removed.yaml' ? 'of both sides' : 'that are right';
  return `a merge conflict is not resolved here; keep the lines ${which} and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>`;
}

/** The text before the first byte that is not UTF-8, and that byte in hexadecimal. */
function firstBadByte(bytes: Buffer, decoded: string): { before: string; byte: string } {
  let [from, offset] = [0, 0];
  for (const { index } of decoded.matchAll(/\uFFFD/g)) {
    offset += Buffer.byteLength(decoded.slice(from, index));
    from = index;
    // The decoder puts U+FFFD for what it cannot read, but the file may also hold one, as these three bytes.
    if (bytes.toString('hex', offset, offset + 3) !== 'efbfbd')
      return { before: decoded.slice(0, index), byte: bytes.toString('hex', offset, offset + 1) };
  }
  throw new Error('The text is UTF-8 throughout');
}

/** Without a BOM, and with `\n` for every line break. */
export function plain(decoded: string): string {
  return (decoded.startsWith('\uFEFF') ? decoded.slice(1) : decoded).replace(/\r\n?/g, '\n');
}
