/** The three forms of a date (RFC 9110, section 5.6.7); upper and lower case matter in all. */
const FORMS = [
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/,
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/,
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads an HTTP date; a wrong weekday is tolerated, a wrong day is not. `now` decides the century of a year of two digits. */
export function parseHttpDate(text: string, now: Date): Date | undefined {
  for (const form of FORMS) {
    const { day = '', month = '', year = '', time = '' } = form.exec(text)?.groups ?? {};
    if (year.length === 4) return toInstant(Number(year), month, day, time);
    if (year.length === 2) return toRecentInstant(Number(year), month, day, time, now);
  }
  return undefined;
}

/** Writes an HTTP date in the preferred form, IMF-fixdate; milliseconds are dropped. */
export function formatHttpDate(date: Date): string {
  return date.toUTCString();
}

/** The latest instant with these last digits of the year that is not more than 50 years ahead (RFC 9110, section 5.6.7). */
function toRecentInstant(digits: number, month: string, day: string, time: string, now: Date): Date | undefined {
  const limit = new Date(now);
  limit.setUTCFullYear(now.getUTCFullYear() + 50);
  const lastYear = limit.getUTCFullYear();
  const year = lastYear - ((lastYear - digits) % 100);
  const latest = toInstant(year, month, day, time);
  return latest !== undefined && latest <= limit ? latest : toInstant(year - 100, month, day, time);
}

function toInstant(year: number, monthName: string, day: string, time: string): Date | undefined {
  const month = MONTHS.indexOf(monthName);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const date = new Date(0);
  // Not Date.UTC, which takes the year 99 for 1999.
  date.setUTCFullYear(year, month, Number(day));
  // What is in no calendar, also a month without a name, leads to another month.
  if (date.getUTCMonth() !== month) return undefined;
  // 60 is a leap second; it becomes the first second of the next minute.
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  date.setUTCHours(hour, minute, second);
  return date;
}
