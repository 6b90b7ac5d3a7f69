import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import type { Tally } from '../../../src/editing/imports/plan/tally.ts';
import type { Preparation } from './prepare.ts';

/** Writes all that was decided, for programs and for whoever wants to look it up. No words of reviews are in it. */
export async function writeReport(path: string, { exports }: Preparation, tally: Tally): Promise<void> {
  const files = exports.map(({ name, found }) => ({ name, parts: found.parts.map((part) => part.name), ignored: found.ignored }));
  const suggestions = [...tally.suggestions.values()].map(({ kind, id, count }) => ({ kind, id, count }));
  const report = { files, counts: tally.counts, suggestions, entries: tally.report };
  await writeWhole(path, `${JSON.stringify(report, null, 2)}\n`);
}
