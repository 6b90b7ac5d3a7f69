/**
 * The three forms of a date (RFC 9110, section 5.6.7); upper and lower case matter in all. No year begins with a zero: JavaScript
 * takes 0001, which clients send for "never", for 2001.
 */
const FORMS = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} [1-9]\d{3} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [1-9]\d{3}$/,
];

/** Reads an HTTP date. JavaScript knows the three forms, but takes the last one, which names no time zone, for a local time. */
export function parseHttpDate(text: string): Date | undefined {
  if (!FORMS.some((form) => form.test(text))) return undefined;
  const date = new Date(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Writes an HTTP date in the preferred form, IMF-fixdate; milliseconds are dropped. */
export function formatHttpDate(date: Date): string {
  return date.toUTCString();
}
