import { StoreError } from '../engine.ts';

/** Primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/**
 * How long a statement waits while another process has the file locked, in ms. It is short, because nothing else in this
 * process can run meanwhile: whoever made the statement tries again.
 */
export const BUSY_TIMEOUT = 10;

/** Says that the file was there before and is missing now, or is damaged: only an operator can say what to do. */
export class StoreLostError extends StoreError {}

/** How an operator runs a command: in the folder of a business, or where only `dist` is. */
export function hubCommand(command: string): string {
  return `npm run hub -- ${command} (or node dist/server/hub.mjs ${command})`;
}

/** What an operator can do when the file is lost. */
export const WAY_BACK = `start anew or with a backup: ${hubCommand('reset')}`;

/** Says that a file is damaged, in one line: SQLite describes some damages in several. */
export function damaged(file: string, message: string, cause?: unknown): StoreLostError {
  return new StoreLostError(`${file} is damaged: ${message.trim().replaceAll(/\s+/g, ' ')}`, { cause });
}

/** Turns an error that says that a file is damaged into a `StoreLostError`; gives any other error as it is. */
export function asLost(error: unknown, file: string): unknown {
  return error instanceof Error && isDamaged(error) ? damaged(file, error.message, error) : error;
}

/** Whether an error says that another process has locked the file just now. */
export function isBusy(error: unknown): boolean {
  return [BUSY, LOCKED].includes(primaryCode(error));
}

/** Whether an error says that the file is damaged. */
export function isDamaged(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE].includes(primaryCode(error));
}

/** Whether an error says that the disk is full. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === FULL;
}

function primaryCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
