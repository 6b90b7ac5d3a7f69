import type { MonthOf } from '../../../authoring/source/months.ts';
import { ordersOf, readDate } from '../../../authoring/source/read-date.ts';

function isNumber(cell: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(cell);
}

/** Whether a number stands in a cell, in few words: `4 of 5 stars`, and not a sentence such as `It took 3 days and works.` */
export function isShortNumber(cell: string): boolean {
  return /\d/.test(cell) && cell.split(/\s+/).length <= 8;
}

export function isAddress(cell: string): boolean {
  return /^https?:\S+$/.test(cell);
}

/** Whether a cell names a picture, or has its address. */
export function isPicture(cell: string): boolean {
  return /\.googleusercontent\.com\/|\.(?:jpe?g|png|gif|webp|svg)(?:\?|$)/i.test(cell);
}

export function isNumberOrAddress(cell: string): boolean {
  return isNumber(cell) || isAddress(cell);
}

/** Whether a cell is like `Ci9DQUlRQUNvZENodHlj…`, or a digest. */
export function isKey(cell: string): boolean {
  return /^(?=.*\d)[\w-]{16,}$/.test(cell);
}

/** Whether a cell holds a date. Digits alone may be many other things. */
export function isDate(cell: string, monthOf: MonthOf): boolean {
  if (!/\D/.test(cell)) return false;
  return (ordersOf(cell)?.length ?? 0) > 0 || readDate(cell, { order: 'day-first', isUtc: false, monthOf }) !== undefined;
}
