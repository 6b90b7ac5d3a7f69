import { only } from '../../../../scripts/reviews/support/content.ts';
import { openWorkspace, type Workspace } from '../../../../src/editing/workspace.ts';
import { makeFolder } from '../content.ts';

/** The workspace of a content folder, or of these files in a new one. */
export async function workspaceOf(content: string | Readonly<Record<string, string>>): Promise<Workspace> {
  return only(await openWorkspace(typeof content === 'string' ? content : await makeFolder(content)));
}
