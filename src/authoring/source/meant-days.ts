import { once } from '../../once.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import { createMonthNames } from './months.ts';
import { ordersOf, readDate } from './read-date.ts';

/** The days that a date in another spelling may mean: one for `24.12.2026`, two for `03/11/2026`. */
export function meantDays(text: string): CalendarDate[] {
  // Word processors make dashes of hyphens.
  const written = text.replace(/[\u2010-\u2015\u2212]/g, '-');
  const days = [undefined, ...(ordersOf(written) ?? [])].flatMap((order) => {
    const read = readDate(written, { order, isUtc: false, monthOf: (name) => monthNames()(name) });
    return read?.kind === 'day' ? [read.day] : [];
  });
  return [...new Set(days)];
}

/** Made when a month is first asked for, because that takes some milliseconds. */
const monthNames = once(createMonthNames);
