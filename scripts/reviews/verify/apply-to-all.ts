import type { Source } from '../../../src/authoring/source/source.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { apply } from '../support/apply.ts';
import { only } from '../support/content.ts';

/** Changes all of these reviews, or none if one of the changes is refused. */
export async function applyToAll(workspace: Workspace, sources: readonly Source[], changes: Changes): Promise<void> {
  for (const source of sources) only(await planChange(workspace, source, changes));
  // Planned again before each write, because two of the reviews may be in one file.
  for (const source of sources) await apply(only(await planChange(workspace, source, changes)));
}
