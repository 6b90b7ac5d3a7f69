import { isGroup } from '../../../src/authoring/source/source.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { reviewMeant } from '../support/content.ts';
import { applyToAll } from './apply-to-all.ts';

/** Removes the verification from the named reviews, all or none: they are waiting again. */
export async function undoVerification(workspace: Workspace, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) throw new Refusal('--undo needs to know which review is meant: verify <id> --undo');
  const named = ids.map((id) => reviewMeant(workspace, id));
  const bare = named.find(({ value }) => !isGroup(value) || value.verification === undefined);
  if (bare !== undefined) throw new Refusal(`${bare.file}: has no verification that could be taken back\nNothing was changed.`);
  await applyToAll(workspace, named, { verification: undefined });
  const [waits, leaves] = named.length === 1 ? ['It waits', 'leaves'] : ['They wait', 'leave'];
  say(`\n${waits} for a verification again, and ${leaves} the site with the next build.`);
  return 0;
}
