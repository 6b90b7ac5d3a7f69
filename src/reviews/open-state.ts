/** Whether a business is open at a moment, by its regular hours; times are those of its own clocks, such as `18:00`. */
export type OpenState =
  /** `until` is absent where it does not close within a day. */
  | { readonly isOpen: true; readonly until?: string }
  /** `day` counts from Monday, 0; `inDays` is 0 today and 7 on the same weekday of the next week. */
  | { readonly isOpen: false; readonly opens: { readonly inDays: number; readonly day: number; readonly time: string } };

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** In minutes. */
const DAY = 24 * 60;
const WEEK = 7 * DAY;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether the business is open now, from hours such as `Mo-Fr 07:00-18:00` that were checked when they were read, and the IANA
 * name of its time zone. A span that ends before it starts ends on the next day. `undefined` without hours.
 */
export function openState(hours: readonly string[], now: Date, timeZone: string): OpenState | undefined {
  const minute = minuteOfWeek(now, timeZone);
  const spans = joined(hours.flatMap(spansOf));
  const current = spans.find(({ start, end }) => start <= minute && minute < end);
  if (current) return current.end - minute > DAY ? { isOpen: true } : { isOpen: true, until: timeAt(current.end) };
  const next = spans.find(({ start }) => start > minute);
  if (!next) return undefined;
  const day = Math.floor(next.start / DAY);
  return { isOpen: false, opens: { inDays: day - Math.floor(minute / DAY), day: day % 7, time: timeAt(next.start) } };
}

/** Which day it is on the clocks of the zone, from Monday, 0. */
export function weekdayIn(now: Date, timeZone: string): number {
  return Math.floor(minuteOfWeek(now, timeZone) / DAY);
}

/** The minutes since Monday began, on the clocks of the zone. */
function minuteOfWeek(now: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = DAYS.indexOf(parts.get('weekday')?.slice(0, 2) ?? '');
  return day * DAY + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}

/** The spans of one line, in minutes since Monday began; one may go past the end of the week. */
function spansOf(line: string): Span[] {
  const [days = '', times = '00:00-24:00'] = line.split(' ');
  const spans = times.split(',').map((range) => {
    const [start = 0, end = 0] = range.split('-').map(minutesOf);
    return { start, end: end > start ? end : end + DAY };
  });
  return days
    .split(',')
    .flatMap(daysOf)
    .flatMap((day) => spans.map(({ start, end }) => ({ start: day * DAY + start, end: day * DAY + end })));
}

/** The days of a range such as `Sa-Mo`, which may go past the end of the week; they count from Monday, 0. */
export function daysOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((day) => DAYS.indexOf(day));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The spans of the last week, of this one and of the next two, in order; those that touch each other are one. */
function joined(spans: readonly Span[]): Span[] {
  const all = [-WEEK, 0, WEEK, 2 * WEEK].flatMap((offset) =>
    spans.map(({ start, end }) => ({ start: start + offset, end: end + offset })),
  );
  const result: Span[] = [];
  for (const span of all.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}

function timeAt(minute: number): string {
  const ofDay = minute % DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
