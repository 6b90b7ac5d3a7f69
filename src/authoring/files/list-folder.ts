import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { compareText } from '../../reviews/catalog.ts';
import { type Problem, START } from '../problems/problem.ts';
import { describeFileError } from './file-error.ts';

type Listing = { ok: true; entries: readonly Dirent[] } | { ok: false; problem: Problem };

/** What is no content. None of these can be the id of a review, which has neither capitals nor `~` nor `#`. */
const IGNORED: readonly RegExp[] = [
  /^\./,
  /^README\.md$/,
  // Left behind by editors and office programs.
  /^~\$|~$|\.swp$|^#.*#$/,
  // Left behind by Windows and macOS.
  /^(?:Thumbs\.db|desktop\.ini|Icon\r)$/i,
];

/** Lists a folder by name in code units, without what is no content: hidden files, a README.md, what programs leave behind. */
export async function listFolder(path: string, file: string): Promise<Listing> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const visible = entries.filter(({ name }) => !IGNORED.some((ignored) => ignored.test(name)));
    return { ok: true, entries: visible.sort((a, b) => compareText(a.name, b.name)) };
  } catch (error) {
    return { ok: false, problem: { file, ...START, message: describeFileError(error) } };
  }
}
