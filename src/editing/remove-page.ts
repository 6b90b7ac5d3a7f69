import { parse } from 'node:path';
import type { FileText } from '../authoring/files/read-text-file.ts';
import { type PlaceInFile, positionAt } from '../authoring/problems/problem.ts';
import { foundOne, type Read } from '../authoring/problems/read.ts';
import { addressOf } from '../markdown/address.ts';
import { placedTokens, tokensOf } from '../markdown/tokens.ts';
import { changeOf, type FileChange, type Workspace } from './workspace.ts';

/** Prepares to delete a page of the owner's own. The build would refuse a page or a notice that links to it. */
export function planPageRemoval({ ownTexts }: Pick<Workspace, 'ownTexts'>, { file, text }: FileText): Read<FileChange> {
  const { name } = parse(file);
  const others = ownTexts.filter((other) => other.file !== file);
  const [link] = others.flatMap((other) => linksTo(`/${name}`, other));
  if (link === undefined) return foundOne(changeOf(file, text, undefined));
  return { found: [], problems: [{ ...link, message: `links to /${name}; take the link out first` }] };
}

function linksTo(path: string, { file, text }: FileText): PlaceInFile[] {
  return placedTokens(tokensOf(text), text).flatMap(({ token, offset }) => {
    const address = token.type === 'link' ? addressOf(token.href) : undefined;
    const isThere = address?.kind === 'site' && address.value.replace(/[?#].*|\/$/s, '') === path;
    return isThere ? [{ file, ...positionAt(text, offset) }] : [];
  });
}
