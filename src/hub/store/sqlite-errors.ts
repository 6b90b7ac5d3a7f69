import { StoreError } from './engine.ts';

/** Primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** A file that was there before and is missing, or is no database of ours: only an operator can say what to do. */
export class StoreLostError extends StoreError {}

/** Whether an error says that another process holds the file just now. */
export function isBusy(error: unknown): boolean {
  return [BUSY, LOCKED].includes(primaryCode(error));
}

/** Whether an error says that the file is damaged. */
export function isDamaged(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(primaryCode(error));
}

function primaryCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
