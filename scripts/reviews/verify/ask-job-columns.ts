import type { JobColumns } from '../../../src/editing/verification/job-columns.ts';
import { NEEDED, type NeededField, type OpenColumns } from '../../../src/editing/verification/read-jobs.ts';
import { Cancelled } from '../../support/run.ts';
import { chooseColumn } from '../import/choose-column.ts';

const NONE = { label: 'None: this is no list of jobs. Stop, and write nothing' };

/** Asks which columns hold what a job record must have. */
export async function askJobColumns({ head, missing }: OpenColumns): Promise<JobColumns> {
  const columns: Partial<Record<NeededField, string>> = {};
  for (const field of missing) {
    const column = await chooseColumn(head, { message: `Which column holds ${NEEDED[field]}?`, none: NONE });
    if (column === undefined) throw new Cancelled();
    columns[field] = column;
  }
  return columns;
}
