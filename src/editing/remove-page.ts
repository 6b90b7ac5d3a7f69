import { parse } from 'node:path';
import type { FileText } from '../authoring/files/read-text-file.ts';
import { foundOne, type Read } from '../authoring/problems/read.ts';
import { firstPlace } from './named-elsewhere.ts';
import { changeOf, type FileChange, type Workspace } from './workspace.ts';

/** Prepares to delete a page of the owner's own. The build would refuse a page or a notice that links to it. */
export function planPageRemoval({ ownTexts }: Pick<Workspace, 'ownTexts'>, { file, text }: FileText): Read<FileChange> {
  const { name } = parse(file);
  const others = ownTexts.filter((other) => other.file !== file);
  const link = firstPlace(others, new RegExp(String.raw`[(<\s]/${name}(?![\w-])`));
  if (link === undefined) return foundOne(changeOf(file, text, undefined));
  return { found: [], problems: [{ ...link, message: `links to /${name}; take the link out first` }] };
}
