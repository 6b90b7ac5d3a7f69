import type { Locale } from './locale.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** What days without times mean. */
const ALL_DAY = '00:00-24:00';

/** Some Monday: days and times are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Opening hours in schema.org's form, such as `Mo-Fr 07:00-18:00`, as people of the locale write them. */
export function openingHoursText(hours: string, { formats, messages }: Pick<Locale, 'formats' | 'messages'>): string {
  const [days = '', times = ALL_DAY] = hours.split(' ');
  const weekdays = new Intl.DateTimeFormat(formats, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(formats, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const dayText = eachRange(days, (first, last) => {
    const [from, to] = [first, last].map((day) => weekdays.format(MONDAY + DAYS.indexOf(day) * DAY_MS));
    return from === to ? `${from}` : `${from}–${to}`;
  });
  const timeText = eachRange(times, (from, to) =>
    isMidnight(to) ? `${clock.format(timeOf(from))} – ${messages.home.midnight}` : clock.formatRange(timeOf(from), timeOf(to)),
  );
  return `${dayText} ${times === ALL_DAY ? '24 h' : timeText}`;
}

/** Writes the ranges of a list such as `Mo-We,Fr`. A single value is a range from itself to itself. */
function eachRange(text: string, write: (first: string, last: string) => string): string {
  return text
    .split(',')
    .map((range) => {
      const [first = '', last = first] = range.split('-');
      return write(first, last);
    })
    .join(', ');
}

/** Whether the end of a range is that of the day. */
function isMidnight(time: string): boolean {
  return time === '24:00' || time === '00:00';
}

/** All times are on one day, because a range over two days would be written with its dates. */
function timeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return MONDAY + ((hours % 24) * 60 + minutes) * 60_000;
}
