import { readWordFile } from '../../word-files/word-file.ts';
import { CELL_WORDS } from '../imports/values/cell-words.ts';
import { plainName, readPhrases } from '../phrases.ts';

/** What lists of jobs say of what became of them, in names of columns (`status-column` …) and in cells. */
export const JOB_WORDS = readPhrases(readWordFile(new URL('job-words.tsv', import.meta.url)));

/** An amount of zero, perhaps with a currency. */
const ZERO = /^(?:[a-z]{1,3} )?0*(?: 0+)*(?: [a-z]{1,3})?$/;

/** Whether a cell says that something was so. Otherwise it says that there was no such thing, or gives an amount of zero. */
export function isFlagSet(cell: string): boolean {
  const isUnset = CELL_WORDS.are('no', cell) || JOB_WORDS.are('unset', cell) || ZERO.test(plainName(cell));
  return /[✓✔☑✅]/.test(cell) || !isUnset;
}

/** Whether such a status says of a row that it is no job that was done and paid: `Cancelled by guest`, `Refunded in full`. */
export function isUndoneStatus(cell: string): boolean {
  return JOB_WORDS.areIn('undone', cell) || JOB_WORDS.areIn('missed', cell) || JOB_WORDS.are('credit', cell);
}

/** Whether such a kind is no invoice to a customer for work. Among other words, one of these may name the work itself: `Failed boiler`. */
export function isUndoneKind(cell: string): boolean {
  return ['undone', 'bought', 'credit'].some((key) => JOB_WORDS.are(key, cell));
}

/** Whether a kind is that of a row which takes back another one, or a part of it. */
export function isCredit(cell: string): boolean {
  return JOB_WORDS.are('credit', cell) || JOB_WORDS.areIn('refund', cell);
}

/** Whether a status says that nothing was paid yet for a job that was done. */
export function isUnpaidStatus(cell: string): boolean {
  return JOB_WORDS.are('unpaid', cell) || JOB_WORDS.are('pending', cell);
}

/** Whether a status is one that a job which was done usually has, or is empty. */
export function isDoneStatus(cell: string): boolean {
  return plainName(cell) === '' || JOB_WORDS.are('done', cell) || JOB_WORDS.are('unpaid', cell);
}
