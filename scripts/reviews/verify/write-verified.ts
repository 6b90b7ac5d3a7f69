import type { Waiting } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { changeEach, tellLeft } from '../support/change-each.ts';
import { type Verification, verified } from './verification.ts';

/**
 * Writes the same verification into all reviews, and then reports it. A review that takes none now remains waiting, and does not
 * hold up the others. Returns the exit code: 1 if there are any such reviews.
 */
export async function writeVerified(
  workspace: Workspace,
  reviews: readonly Waiting[],
  verification: Verification,
  onWritten: () => void,
): Promise<number> {
  const wanted = reviews.map(({ source }) => ({ source, changes: verified(verification) }));
  const { files, left } = await changeEach(workspace, wanted, onWritten);
  for (const line of writtenLines(files, verification)) say(line);
  return tellLeft(left);
}

/** Lines that name the files that were written, one entry for each review. */
export function writtenLines(files: readonly string[], { method, date }: Verification): string[] {
  // Each file is named once, since a table holds many reviews.
  const names = [...new Set(files)].map((name) => `  ${name}`);
  return [
    '',
    ...(files.length > 0 ? [`${count(files.length, 'review')} verified by ${method}, ${date}:`] : []),
    ...firstLines(names),
  ];
}
