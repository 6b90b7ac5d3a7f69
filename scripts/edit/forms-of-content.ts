import type { CheckedBusiness } from '../../src/authoring/business/check-business.ts';
import { formatProblem } from '../../src/authoring/problems/problem.ts';
import { onlyOne } from '../../src/authoring/problems/read.ts';
import { openWorkspace } from '../../src/editing/workspace.ts';

/** The business whose names the forms offer, or its mistakes as text. */
export async function businessOf(directory: string): Promise<CheckedBusiness['business'] | string> {
  const read = await openWorkspace(directory);
  return onlyOne(read)?.about.business ?? read.problems.map(formatProblem).join('\n');
}
