import type { FolderEntry } from '../../../src/authoring/files/list-folder.ts';

/** An entry of a folder. If `named` ends with a slash, it is a folder itself. */
export function entry(named: string, folder = 'content'): FolderEntry {
  const name = named.replace('/', '');
  return { name, isDirectory: named.endsWith('/'), path: `/nowhere/${folder}/${name}`, file: `${folder}/${name}` };
}
