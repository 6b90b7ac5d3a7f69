import type { CalendarDate } from './calendar-date.ts';

/** Where the business's zone is not known: noon UTC lies on the same day from UTC−12 to UTC+11, which is nearly everywhere. */
const UNKNOWN_ZONE = 'UTC';

/** `UTC`, or an area and a place: `Intl` also knows short names that say nothing of summer time, or mean two zones. */
const ZONE_NAME = /^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*)+)$/;

/** Whether the name is in the IANA time zone database, in the same letter case: not every program finds it in another. */
export function isTimeZone(name: string): boolean {
  const resolved = ZONE_NAME.test(name) ? resolve(name) : undefined;
  // An older name resolves to the present one.
  return resolved !== undefined && (resolved === name || resolved.toLowerCase() !== name.toLowerCase());
}

function resolve(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Makes the function that tells on which day an instant lies in the zone. */
export function dayIn(timeZone: string = UNKNOWN_ZONE): (instant: Date | number) => CalendarDate {
  // Sweden writes days as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', { timeZone });
  return (instant) => format.format(instant);
}

/**
 * Makes the function that writes a day for a feed: as its noon in the zone, RFC 3339 in UTC. Feed readers show the day of their
 * own clocks: for midnight, everybody west of the zone would see the day before.
 */
export function noonIn(timeZone: string = UNKNOWN_ZONE): (date: CalendarDate) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (date) => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    // The offset at noon UTC is that of a moment nearby; clocks may have been changed between that and noon in the zone.
    const near = noon - offsetAt(noon, format);
    return new Date(noon - offsetAt(near, format)).toISOString().replace('.000Z', 'Z');
  };
}

/** How far the zone's clocks are ahead of UTC, in ms: `longOffset` writes `GMT-05:00`, and `GMT-05:50:36` for old dates. */
function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds = 0] = /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}
