import { hasPatients } from '../../../src/editing/patients.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { documentPath } from '../../support/project.ts';
import { say } from '../../support/terminal/say.ts';

/** Says, to whoever must keep secret whom they treat, what publishing would tell of a patient. Other businesses hear nothing. */
export function sayOfPatients({ about }: Pick<Workspace, 'about'>, what: string): void {
  if (hasPatients(about.business)) say(`\n${what} More: ${documentPath('owners/policy.md')}\n`);
}
