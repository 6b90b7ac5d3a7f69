import type { JobColumns } from '../../../src/editing/verification/job-columns.ts';
import type { OpenColumns } from '../../../src/editing/verification/read-jobs.ts';
import { NEEDED, type NeededField } from '../../../src/editing/verification/suggest-columns.ts';
import { Cancelled } from '../../support/run.ts';
import { chooseColumn } from '../import/choose-column.ts';

const NONE = { label: 'None: this is no list of jobs. Stop, and write nothing' };

/** Asks which columns hold what a job record must have, the likely ones first. */
export async function askJobColumns({ head, suggested }: OpenColumns): Promise<JobColumns> {
  const columns: Partial<Record<NeededField, string>> = {};
  for (const field of ['customer', 'date'] as const) {
    const likely = suggested[field];
    if (likely === undefined) continue;
    const initial = head.header.includes(likely) ? likely : undefined;
    const column = await chooseColumn(head, { message: `Which column holds ${NEEDED[field]}?`, none: NONE, initial });
    if (column === undefined) throw new Cancelled();
    columns[field] = column;
  }
  return columns;
}
