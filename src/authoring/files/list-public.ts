import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { joinReads, NOTHING, type Read, refused, unlessFault } from '../problems/read.ts';
import { describeFileError, errorCode } from './file-error.ts';
import { mapInBatches } from './in-batches.ts';
import { awayProblems, isIgnored, LINK, type Place } from './list-folder.ts';
import { pointerFault } from './photos/image-kind.ts';

/**
 * A folder that is published although its name hides it, for files that other services look for (RFC 8615), as `security.txt`.
 */
const WELL_KNOWN = '.well-known';

/**
 * The folder `public` of the folder in which the commands run, which is published beside that of the content. Businesses that share a
 * repository share it.
 */
export const publicBeside = (): string => resolve('public');

/**
 * The names of all files that a folder `public` publishes, with slashes, sorted; none if there is no such folder. Hidden files
 * and what programs leave behind are left out. What cannot be published is a mistake, as is a file that iCloud keeps elsewhere.
 */
export async function listPublic(folder: Place): Promise<Read<string>> {
  const { found, problems } = await listInside(folder, '');
  return { found: found.toSorted(), problems };
}

/** Whether no part of a name, which has slashes, is hidden or left behind by a program. */
export function isPublicName(name: string): boolean {
  return name.split('/').every((part, depth) => !isIgnored(part) || (depth === 0 && part === WELL_KNOWN));
}

async function listInside(folder: Place, inside: string): Promise<Read<string>> {
  const at = { path: join(folder.path, inside), file: join(folder.file, inside) };
  try {
    const entries = await readdir(at.path, { withFileTypes: true });
    const nameOf = (entry: { readonly name: string }) => (inside === '' ? entry.name : `${inside}/${entry.name}`);
    const kept = entries.filter((entry) => isPublicName(nameOf(entry)));
    return joinReads([
      { found: [], problems: awayProblems(at.file, entries) },
      ...(await mapInBatches(kept, async (entry) => {
        const name = nameOf(entry);
        const file = join(at.file, entry.name);
        if (entry.isDirectory()) return listInside(folder, name);
        if (entry.isSymbolicLink()) return refused(file, LINK);
        if (!entry.isFile()) return refused(file, 'is not a regular file');
        return readable(join(at.path, entry.name), file, name);
      })),
    ]);
  } catch (error) {
    const isAbsent = inside === '' && errorCode(error) === 'ENOENT';
    return isAbsent ? NOTHING : refused(at.file, describeFileError(error));
  }
}

async function readable(path: string, file: string, name: string): Promise<Read<string>> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return unlessFault(name, file, pointerFault(buffer));
  } catch (error) {
    return refused(file, describeFileError(error));
  } finally {
    await handle?.close();
  }
}
