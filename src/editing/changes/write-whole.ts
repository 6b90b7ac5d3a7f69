import { randomUUID } from 'node:crypto';
import { open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describeWriteError, errorCode, ifAbsent } from '../../authoring/files/file-error.ts';
import { shownPath } from '../../authoring/files/read-folder.ts';
import { rename } from '../../rename.ts';

/** A temporary file, `.a.md-4711-….part`, with the id of the process that writes it. Files with a dot in front are not read. */
const PART = /^\..*-(\d+)-[0-9a-f-]{36}\.part$/;

/**
 * Writes a temporary file beside the file, then renames it. A reader sees either the old or the new content as a whole, even
 * after a crash. The file keeps its permissions, and a symbolic link stays a link.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await replace(path, content).catch((cause) => {
    const message = `${shownPath(path)} ${describeWriteError(cause)}. Nothing in it was changed.`;
    // As an error of the operating system, which it is.
    throw Object.assign(new Error(message, { cause }), { code: errorCode(cause), syscall: 'write' });
  });
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  const before = await stat(path).catch(ifAbsent(undefined));
  const target = before ? await realpath(path) : path;
  const part = join(dirname(target), `.${basename(target).slice(0, 80)}-${process.pid}-${randomUUID()}.part`);
  const file = await open(part, 'wx');
  try {
    if (before) await file.chmod(before.mode & 0o777);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(part, target);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes temporary files from a folder if the processes that wrote them run no more. Returns how many there were. */
export async function removeParts(folder: string): Promise<number> {
  const names = await readdir(folder).catch(ifAbsent([]));
  const left = names.filter((name) => !isAlive(Number(PART.exec(name)?.[1] ?? process.pid)));
  for (const name of left) await rm(join(folder, name), { force: true });
  return left.length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
