import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { say } from '../../support/terminal/say.ts';

/** Said of what was taken out of the content. */
export const STILL_THERE =
  '\nIf it was published, your website shows it until you build and upload again. If it was in git, the history still holds it.';

/** Deletes files of the folder `photos`. The review that showed them is written first, so that none ever names a missing file. */
export async function deletePhotos({ directory }: Workspace, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = join(directory, 'photos', name);
    await rm(file, { force: true });
    say(`${file} (deleted)`);
  }
}
