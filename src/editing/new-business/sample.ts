import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifAbsent } from '../../authoring/files/file-error.ts';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';

/** Holds the digest of the sample's other files, so that a command can tell whether somebody has changed them. */
export const SAMPLE_MARK = '.sample';

/**
 * `absent`: there is no such folder, or nothing in it; `sample`: what ships with the software, unchanged; `own`: somebody's
 * content; `other`: a folder with other things in it, or a file.
 */
export type FolderState = 'absent' | 'sample' | 'own' | 'other';

/** Tells whether a content folder may be replaced. */
export async function folderState(directory: string): Promise<FolderState> {
  const status = await stat(directory).catch(() => undefined);
  if (status?.isFile()) return 'other';
  const names = await namesIn(directory);
  if (names.length === 0) return 'absent';
  if (!names.includes('business.yaml')) return 'other';
  if (!names.includes(SAMPLE_MARK)) return 'own';
  const mark = await readFile(join(directory, SAMPLE_MARK), 'utf8');
  return mark.trim() === (await digestOf(directory)) ? 'sample' : 'own';
}

/** Whether the folder holds the sample, unchanged. A folder without the mark is not searched, as it may be large. */
export async function isSample(directory: string): Promise<boolean> {
  return existsSync(join(directory, SAMPLE_MARK)) && (await folderState(directory)) === 'sample';
}

/** The SHA-256 of all files but the mark, in hexadecimal. The kind of line breaks does not matter, as git may change it. */
export async function digestOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await namesIn(directory)) {
    if (name === SAMPLE_MARK) continue;
    const bytes = await readFile(join(directory, name), 'latin1');
    hash.update(`${name}\0${bytes.replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex');
}

/** The files of a folder and of those in it, with slashes on every system; none if there is no folder. */
async function namesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
  const files = entries.filter((entry) => !entry.isDirectory());
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(directory, '/').length).replaceAll('\\', '/'))
    .sort(compareText);
}
