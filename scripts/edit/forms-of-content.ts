import { formatProblem } from '../../src/authoring/problems/problem.ts';
import { onlyOne } from '../../src/authoring/problems/read.ts';
import type { FormBusiness } from '../../src/editing/forms/fields/forms.ts';
import { openWorkspace } from '../../src/editing/workspace.ts';

/** The business whose names the forms offer, or its mistakes as text. */
export async function businessOf(directory: string): Promise<FormBusiness | string> {
  const read = await openWorkspace(directory);
  const about = onlyOne(read)?.about;
  return about ? { ...about.business, language: about.language } : read.problems.map(formatProblem).join('\n');
}
