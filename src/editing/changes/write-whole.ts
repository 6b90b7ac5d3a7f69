import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describeWriteError, errorCode, ifAbsent } from '../../authoring/files/file-error.ts';
import { shownPath } from '../../authoring/files/read-folder.ts';
import { rename } from '../../rename.ts';

/** A temporary file, `.a.md-4711-….part`, with the id of the process that writes it. Files with a dot in front are not read. */
const PART = /^\..*-(\d+)-[0-9a-f-]{36}\.part$/;

/** Writes a file so that a reader sees either the old or the new content as a whole, even after a crash. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await replace(path, content).catch((cause) => {
    const message = `${shownPath(path)} ${describeWriteError(cause)}. Nothing in it was changed.`;
    // As an error of the operating system, which it is.
    throw Object.assign(new Error(message, { cause }), { code: errorCode(cause), syscall: 'write' });
  });
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  const { file, keep, drop } = await openPart(path);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await keep();
  } catch (error) {
    await file.close().catch(() => {});
    await drop();
    throw error;
  }
}

/**
 * Opens a temporary file beside a file, with its permissions; once it is closed, `keep` puts it in the file's place, and `drop`
 * removes it. A symbolic link is kept: what it leads to is replaced.
 */
export async function openPart(path: string) {
  const before = await stat(path).catch(ifAbsent(undefined));
  const target = before ? await realpath(path) : path;
  const part = join(dirname(target), `.${basename(target).slice(0, 80)}-${process.pid}-${randomUUID()}.part`);
  const file = await open(part, 'wx');
  const drop = () => rm(part, { force: true });
  try {
    // A disk that gives all files one mode refuses this to all but its owner, even where everybody may write.
    if (before && (await file.stat()).mode !== before.mode) await file.chmod(before.mode & 0o777);
  } catch (error) {
    await file.close();
    await drop();
    throw error;
  }
  return { file, keep: () => rename(part, target), drop };
}

/** Makes a folder, unless it is there: then it removes temporary files from it if the processes that wrote them run no more. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => !isAlive(Number(PART.exec(name)?.[1] ?? process.pid)));
  for (const name of left) await rm(join(folder, name), { force: true });
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
