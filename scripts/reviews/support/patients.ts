import { hasPatients } from '../../../src/editing/patients.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { documentPath } from '../../support/project.ts';
import { say } from '../../support/terminal/say.ts';

/** What a verification tells. */
export const VERIFIED =
  'A verified review tells everybody that its author was your patient: verify only those whose authors agreed to that in writing.';

/** Says, to whoever must keep secret whom they treat, what publishing would tell of a patient. Other businesses hear nothing. */
export function sayOfPatients({ about }: Pick<Workspace, 'about'>, what: string): void {
  if (hasPatients(about.business)) say(`\n${what} More: ${documentPath('owners/policy.md')}\n`);
}
