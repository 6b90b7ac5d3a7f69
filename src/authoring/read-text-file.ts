import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { describeFileError, errorCode } from './file-error.ts';
import { type Position, type Problem, positionAt, START } from './problem.ts';

type TextFile = { ok: true; text: string } | { ok: false; problem: Problem };

type Content = { ok: true; text: string } | { ok: false; at: Position; message: string };

/** 256 MiB. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a UTF-8 file, with or without a BOM; every line break becomes `\n`. `file` is the name that a problem shows. */
export async function readTextFile(path: string, file: string): Promise<TextFile> {
  const read = await readRegularFile(path);
  return read.ok ? read : { ok: false, problem: { file, ...read.at, message: read.message } };
}

async function readRegularFile(path: string): Promise<Content> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK a FIFO would wait for a writer; asking the open file leaves no gap in which it could be replaced.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const status = await handle.stat();
    if (status.isDirectory()) return refused('is a folder; a file is required');
    if (!status.isFile()) return refused('is not a regular file');
    if (status.size > LARGEST) return refused('is larger than 256 MiB');
    return decode(await handle.readFile());
  } catch (error) {
    return refused(
      (await isDanglingLink(path, error)) ? 'is a symbolic link to a file that does not exist' : describeFileError(error),
    );
  } finally {
    await handle?.close();
  }
}

function refused(message: string, at: Position = START): Content {
  return { ok: false, at, message };
}

async function isDanglingLink(path: string, error: unknown): Promise<boolean> {
  if (errorCode(error) !== 'ENOENT') return false;
  return lstat(path).then(
    (status) => status.isSymbolicLink(),
    () => false,
  );
}

function decode(bytes: Buffer): Content {
  const decoded = bytes.toString('utf8');
  const text = withoutMark(decoded).replace(/\r\n?/g, '\n');
  if (!isUtf8(bytes)) {
    const { before, byte } = firstBadByte(bytes, decoded);
    return refused(`the byte 0x${byte} is not UTF-8; save the file as UTF-8`, endOf(before));
  }
  const nul = text.indexOf('\0');
  return nul === -1 ? { ok: true, text } : refused('a NUL character stands here; text cannot hold it', positionAt(text, nul));
}

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
