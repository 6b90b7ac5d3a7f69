import type { Waiting } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { changeEach } from '../support/change-each.ts';
import { type Verification, verified } from './verification.ts';

/**
 * Writes the same verification into all reviews, and then reports it. A review with a mistake remains waiting, and does not hold
 * up the others.
 */
export async function writeVerified(
  workspace: Workspace,
  reviews: readonly Pick<Waiting, 'source'>[],
  verification: Verification,
  onWritten: () => void,
): Promise<void> {
  const wanted = reviews.map(({ source }) => ({ source, changes: verified(verification) }));
  const { files, left } = await changeEach(workspace, wanted, onWritten);
  for (const line of writtenLines(files, left.length, verification)) say(line);
}

/** Lines that name the files that were written, one entry for each review, and say how many reviews were not. */
export function writtenLines(files: readonly string[], faulty: number, { method, date }: Verification): string[] {
  // Each file is named once, since a table holds many reviews.
  const names = [...new Set(files)].map((name) => `  ${name}`);
  return [
    '',
    ...(files.length > 0 ? [`${count(files.length, 'review')} verified by ${method}, ${date}:`] : []),
    ...firstLines(names),
    ...(faulty > 0 ? [`${count(faulty, 'review')} with mistakes not verified; npm run check names them.`] : []),
  ];
}
