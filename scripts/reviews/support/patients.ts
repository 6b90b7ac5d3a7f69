import type { Workspace } from '../../../src/editing/workspace.ts';
import { documentPath } from '../../support/project.ts';
import { say } from '../../support/terminal/say.ts';

/** Whether the business must keep secret whom it treats. */
export function hasPatients({ about }: Pick<Workspace, 'about'>): boolean {
  return about.business.trade === 'dental';
}

/** Says, to whoever must keep secret whom they treat, what publishing would tell of a patient. Other businesses hear nothing. */
export function sayOfPatients(workspace: Pick<Workspace, 'about'>, what: string): void {
  if (hasPatients(workspace)) say(`\n${what} More: ${documentPath('owners/policy.md')}\n`);
}
