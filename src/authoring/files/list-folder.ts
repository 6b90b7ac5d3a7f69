import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import { type Problem, START } from '../problems/problem.ts';
import { type Read, refused } from '../problems/read.ts';
import { describeFileError } from './file-error.ts';

/** Where a file or folder is on the disk, and what it is called in a problem. */
export interface Place {
  readonly path: string;
  readonly file: string;
}

/** A file or folder inside a folder. */
export interface FolderEntry extends Place {
  readonly name: string;
  readonly isDirectory: boolean;
  /** Whether it is a symbolic link, to a file or to a folder. */
  readonly isLink?: true;
}

/** Names of files that are no content. No review can have such a name, as ids have neither capitals nor `~`, `#` or `@`. */
const IGNORED: readonly RegExp[] = [
  /^\./,
  /^README\.md$/,
  // Left behind by editors, office programs and, on Windows, Syncthing.
  /^~|~$|\.swp$|^#.*#$/,
  // Left behind by Windows, macOS and the network drives of Synology.
  /^(?:Thumbs\.db|desktop\.ini|Icon\r|@eaDir)$/i,
];

/** Whether a file of this name is left unread without a problem. */
export function isIgnored(name: string): boolean {
  return IGNORED.some((ignored) => ignored.test(name));
}

/** A link may lead to a file that is not meant for everybody, or that is missing on another computer. */
export const LINK = 'is a symbolic link, which is not followed; put the file itself here';

/** What iCloud leaves on a Mac in place of a file that it keeps elsewhere to save space, up to macOS 13: `.a.md.icloud`. */
const AWAY = /^\.(.+)\.icloud$/;

const DOWNLOAD = 'is in iCloud, and not on this computer; choose "Download Now" in the menu of the file in Finder';

/** The problems with files that iCloud keeps elsewhere: a build without one would take what it holds off the website. */
export function awayProblems(file: string, entries: readonly { readonly name: string }[]): Problem[] {
  return entries
    .flatMap(({ name }) => AWAY.exec(name)?.[1] ?? [])
    .filter((name) => !isIgnored(name) && !entries.some((entry) => entry.name === name))
    .map((name) => ({ file: join(file, name), ...START, message: DOWNLOAD }));
}

/**
 * Lists a folder in the order of names by code units. Hidden files, a README.md and what programs leave behind are left out. A file
 * that iCloud keeps elsewhere is a problem.
 */
export async function listFolder({ path, file }: Place): Promise<Read<FolderEntry>> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const found = entries
      .filter(({ name }) => !isIgnored(name))
      .sort((a, b) => compareText(a.name, b.name))
      .map((entry) => ({
        name: entry.name,
        isDirectory: entry.isDirectory(),
        ...(entry.isSymbolicLink() && { isLink: true as const }),
        path: join(path, entry.name),
        file: join(file, entry.name),
      }));
    return { found, problems: awayProblems(file, entries) };
  } catch (error) {
    return refused(file, describeFileError(error));
  }
}
