import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { fileOf, readKnownReview } from '../../../src/editing/imports/known/known-reviews.ts';
import type { ImportContent } from '../../../src/editing/imports/plan/import-content.ts';
import { SHOWN, type Tally } from '../../../src/editing/imports/plan/tally.ts';
import { planChange } from '../../../src/editing/workspace.ts';
import { diffLines } from '../../support/terminal/diff-lines.ts';
import { paintFor } from '../../support/terminal/paint.ts';
import { say } from '../../support/terminal/say.ts';

const STALE = 'The new text does not hold what redact took out. See whether it says the same in other words.';

/** Shows what changed at the source, as a diff of the files here. */
export async function showChanges({ changes, counts }: Tally, content: ImportContent): Promise<void> {
  const paint = paintFor(process.stdout);
  if (changes.length > 0) say('\nDifferent at the source, whoever changed it (--update takes over what is there):');
  for (const { place, verdict } of changes) {
    const source = await readKnownReview(verdict.known);
    if (source === undefined) continue;
    const { found, problems } = await planChange(content, source, verdict.changes);
    say(`\n${paint('bold', fileOf(verdict.known))} (${place})`);
    for (const { before, after } of found) for (const line of diffLines(before, after, paint)) say(`  ${line}`);
    if ('redact' in verdict.changes) say(`  ${paint('yellow', STALE)}`);
    for (const problem of problems) say(`  cannot be changed: ${formatProblem(problem)}`);
  }
  if (counts.changed > SHOWN) say(`\n… and ${(counts.changed - SHOWN).toLocaleString('en')} more; --report <file> lists all`);
}
