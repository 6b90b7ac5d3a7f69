import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { createFormBackend } from '../../../src/editing/forms/backend/form-backend.ts';
import type { FileChange } from '../../../src/editing/workspace.ts';
import { makeFolder, smallContent, write } from './content.ts';

/** The backend of the forms for a folder with these files, and what it was asked to change. */
export async function formBackend(files: Readonly<Record<string, string>> = smallContent()) {
  const directory = await makeFolder(files);
  const changes: FileChange[] = [];
  const photos: string[] = [];
  const forms = createFormBackend({
    directory,
    now: () => new Date('2026-06-10T12:00:00Z'),
    published: async () => new Set<string>(),
    async deletePhotos(_, names) {
      photos.push(...names);
    },
    async apply(change) {
      changes.push(change);
      if (change.content === undefined) await rm(change.path);
      else await write(directory, change.path.slice(directory.length + 1), change.content);
    },
  });
  const ask = (action: string, params: object = {}) => forms.answer({ action, params });
  const value = async (action: string, params: object = {}) => {
    const answer = await ask(action, params);
    return answer.ok ? answer.value : expect.fail(answer.message);
  };
  const shown = async (path: string) => JSON.parse(((await value('getEntry', { path })) as { data: string }).data);
  const save = (path: string, before: object | undefined, given: object) =>
    ask('persistEntry', { dataFiles: [{ path, shown: before, given }] });
  return { directory, changes, photos, ask, value, shown, save };
}
