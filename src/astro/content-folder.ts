import { stat } from 'node:fs/promises';
import { describeFileError } from '../authoring/files/file-error.ts';
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
