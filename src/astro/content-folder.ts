import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFileError } from '../authoring/files/file-error.ts';
import { publicBeside } from '../authoring/files/list-public.ts';
import { shownPath } from '../authoring/files/read-folder.ts';
import { SettingsError } from '../settings.ts';

/** Throws a `SettingsError` if the content folder is not there. */
export async function checkContentFolder(contentDirectory: string): Promise<void> {
  const problem = await stat(contentDirectory).then(
    (status) => (status.isDirectory() ? undefined : 'is not a folder'),
    (error) => describeFileError(error),
  );
  if (problem === undefined) return;
  const ways = 'npm run reviews -- init makes a content folder, and CONTENT_DIR names another one';
  throw new SettingsError(`${shownPath(contentDirectory)} ${problem}; ${ways}`);
}

/** The folders whose files decide what a site shows, also those that are not there. */
export function foldersOf(contentDirectory: string): string[] {
  const inside = ['.', 'reviews', 'photos', 'brand', 'pages'].map((name) => join(contentDirectory, name));
  return [...inside, ...[join(contentDirectory, 'public'), publicBeside()].flatMap(withInner)];
}

/** A folder and all folders in it; the folder alone if it cannot be read. */
export function withInner(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.map(({ parentPath, name }) => join(parentPath, name))];
  } catch {
    return [folder];
  }
}
