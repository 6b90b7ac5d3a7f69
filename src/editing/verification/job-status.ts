import { readWordFile } from '../../insights/words/word-file.ts';
import { plainName, readPhrases } from '../phrases.ts';

const WORDS = readPhrases(readWordFile(new URL('job-words.tsv', import.meta.url)));

/** Whether programs for invoices, payments and appointments keep under this name what became of a row. */
export function isStatusColumn(name: string): boolean {
  return WORDS.are('status-column', name);
}

/** Whether a column with this name may hold something else: in an address, `State` is a part of the country. */
export function isPlaceColumn(name: string): boolean {
  return WORDS.are('place-column', name);
}

/** Whether programs keep under this name what a row is, such as an invoice or an estimate. */
export function isKindColumn(name: string): boolean {
  return WORDS.are('kind-column', name);
}

/** Whether a cell of this column only says whether, or when, a row was undone: `Canceled: true`, `Cancelled at: 2026-03-14`. */
export function isUndoneFlag(name: string): boolean {
  return WORDS.are('undone-column', name);
}

/** Whether programs keep under this name whether a row was paid: `Paid: No`. */
export function isPaidColumn(name: string): boolean {
  return WORDS.are('paid-column', name);
}

/** Whether programs keep under this name how much was paid back. */
export function isRefundColumn(name: string): boolean {
  return WORDS.are('refund-column', name);
}

/** An amount of zero, perhaps with a currency. */
const ZERO = /^(?:[a-z]{1,3} )?0*(?: 0+)*(?: [a-z]{1,3})?$/;

/** Whether a cell says that something was so. Otherwise it says that there was no such thing, or gives an amount of zero. */
export function isFlagSet(cell: string): boolean {
  return /[✓✔☑✅]/.test(cell) || !(WORDS.are('unset', cell) || ZERO.test(plainName(cell)));
}

/** Whether such a status says of a row that it is no job that was done and paid: `Cancelled by guest`, `Refunded in full`. */
export function isUndoneStatus(cell: string): boolean {
  return WORDS.areIn('undone', cell) || WORDS.areIn('missed', cell) || WORDS.are('credit', cell);
}

/** Whether such a kind is no invoice to a customer for work. Among other words, one of these may name the work itself: `Failed boiler`. */
export function isUndoneKind(cell: string): boolean {
  return ['undone', 'bought', 'credit'].some((key) => WORDS.are(key, cell));
}

/** Whether a kind is that of a row which takes back another one, or a part of it. */
export function isCredit(cell: string): boolean {
  return WORDS.are('credit', cell) || WORDS.areIn('refund', cell);
}

/** Whether a status says that nothing was paid yet for a job that was done. */
export function isUnpaidStatus(cell: string): boolean {
  return WORDS.are('unpaid', cell) || WORDS.are('pending', cell);
}

/** Whether a status is one that a job which was done usually has, or is empty. */
export function isDoneStatus(cell: string): boolean {
  return plainName(cell) === '' || WORDS.are('done', cell) || WORDS.are('unpaid', cell);
}
