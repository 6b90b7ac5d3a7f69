import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NewReview, newReviewFile } from '../../changes/new-review-file.ts';
import { prepareFolder, writeWhole } from '../../changes/write-whole.ts';
import { planChange } from '../../workspace.ts';
import { writeChange } from '../../write-change.ts';
import { fileOf, readKnownReview } from '../known/known-reviews.ts';
import type { ExportEntry } from '../plan/read-entries.ts';
import { decide, type Import } from '../plan/run-import.ts';
import type { Verdict } from '../plan/verdict.ts';

export interface Agreed {
  /** The content folder. */
  readonly directory: string;
  /** Whether the change of the review with this id is to be made. */
  isChanged(id: string): boolean;
  onWrite?(done: number): void;
}

export interface Written {
  readonly added: number;
  readonly changed: number;
  /** What could not be written after all, with its reason. */
  readonly failed: readonly { readonly place: string; readonly reason: string }[];
}

/** How many files are written at once, as each waits for the disk. */
const AT_ONCE = 16;

/** Writes what was agreed to. Each new review is a whole file, which is read back. An interrupted run can be repeated. */
export async function writeImport(work: Import, agreed: Agreed): Promise<Written> {
  const folder = join(agreed.directory, 'reviews');
  await prepareFolder(folder);
  const failed: { place: string; reason: string }[] = [];
  const done = { added: 0, changed: 0 };
  const apply = async ({ entry, verdict }: Decision): Promise<void> => {
    const result = verdict.kind === 'new' ? await add(verdict.review, folder) : await change(verdict, work);
    if (typeof result === 'string') done[result] += 1;
    else failed.push({ place: entry.place, ...result });
  };
  let batch: Decision[] = [];
  const applyBatch = async (): Promise<void> => {
    await Promise.all(batch.map(apply));
    batch = [];
    agreed.onWrite?.(done.added + done.changed);
  };
  for await (const { entry, verdict } of decide(work)) {
    if (verdict.kind === 'new' || (verdict.kind === 'changed' && agreed.isChanged(verdict.known.id)))
      batch.push({ entry, verdict });
    // A batch ends with a change, as the next one may be in the same file.
    if (batch.length === AT_ONCE || verdict.kind === 'changed') await applyBatch();
  }
  await applyBatch();
  return { ...done, failed };
}

/** An entry that leads to a new or a changed file. */
interface Decision {
  readonly entry: ExportEntry;
  readonly verdict: Extract<Verdict, { kind: 'new' | 'changed' }>;
}

type Failure = { reason: string };

async function add(review: NewReview, folder: string): Promise<'added' | Failure> {
  const { name, text } = newReviewFile(review);
  const path = join(folder, name);
  if (existsSync(path)) return { reason: `${path} came in meanwhile; run the command again` };
  await writeWhole(path, text);
  return (await readFile(path, 'utf8')) === text
    ? 'added'
    : { reason: `${path} does not hold what was written; is the disk sound?` };
}

async function change({ known, changes }: Extract<Verdict, { kind: 'changed' }>, work: Import): Promise<'changed' | Failure> {
  const source = await readKnownReview(known);
  const meanwhile = { reason: `${fileOf(known)} was changed meanwhile` };
  if (source === undefined) return meanwhile;
  const { found, problems } = await planChange(work, source, changes);
  const [planned] = found;
  if (planned === undefined) return { reason: problems.map(({ message }) => message).join('; ') };
  return (await writeChange(planned)) ? 'changed' : meanwhile;
}
