import type { Job } from './match-jobs.ts';

/**
 * Joins the rows of each customer and day to one job, which stands at the first of them: an invoice may have a row for each thing
 * that was done. Two invoices of a day are joined as well; they show the same of the customer.
 */
export function joinRows(rows: readonly Job[]): Job[] {
  const jobs = Map.groupBy(rows, ({ customer, date }) => `${date} ${customer}`);
  return [...jobs.values()].flatMap((each) => each.reduce(joined));
}

function joined(job: Job, row: Job): Job {
  return {
    ...job,
    technicians: [...new Set([...job.technicians, ...row.technicians])],
    services: [...new Set([...job.services, ...row.services])],
    amounts: [...new Set([...job.amounts, ...row.amounts])],
    numbers: [...new Set([...job.numbers, ...row.numbers])],
    ...(job.isUnpaid !== row.isUnpaid && { isUnpaid: false }),
  };
}
