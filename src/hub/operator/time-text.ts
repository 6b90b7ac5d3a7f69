const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes ms since 1970 as RFC 3339 in UTC, for programs. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** Writes ms since 1970 for people: `2026-11-20 13:50 UTC`. */
export function dateText(ms: number): string {
  return `${timestamp(ms).slice(0, 16).replace('T', ' ')} UTC`;
}

/** Writes a duration in one unit, rounded: `40 min`. */
export function durationText(ms: number): string {
  if (ms < 100 * SECOND) return `${Math.round(ms / SECOND)} s`;
  if (ms < 100 * MINUTE) return `${Math.round(ms / MINUTE)} min`;
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} h`;
  return `${Math.round(ms / DAY)} d`;
}

/** Writes a moment as seen from another one: `in 40 min` or `5 s ago`. */
export function relativeText(ms: number, now: number): string {
  return ms > now ? `in ${durationText(ms - now)}` : `${durationText(now - ms)} ago`;
}
