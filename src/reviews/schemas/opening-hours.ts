import { z } from 'zod';
import { quote } from './issues.ts';
import { meantHours } from './meant-hours.ts';

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)';

/** One or more ranges, separated by commas, such as `Mo-We,Fr`. */
function ranges(one: string, range: string): string {
  return `(?:${range})(?:,(?:${range}))*`.replaceAll('X', one);
}

const OPENING_HOURS = new RegExp(`^${ranges(DAY, 'X(?:-X)?')}(?: ${ranges(TIME, 'X-X')})?$`);

/** Days and times as in schema.org's `openingHours`; days alone are open all day. */
export const openingHoursSchema = z.string().regex(OPENING_HOURS, {
  error: ({ input }) =>
    TIMES_ALONE.test(String(input))
      ? `${quote(input)} has no day; within [ ], hours with a comma need quotation marks: ["Mo-Fr 09:00-14:00,16:00-20:00"]`
      : `${quote(input)} is not understood; ${adviceFor(String(input))}`,
});

/** What is left of an entry behind a comma that YAML took for the end of the entry. */
const TIMES_ALONE = new RegExp(`^${ranges(TIME, 'X-X')}$`);

function adviceFor(written: string): string {
  const meant = probablyMeant(written);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  const entries = written.split(BETWEEN_ENTRIES);
  const each = entries.flatMap((entry) => probablyMeant(entry) ?? []);
  if (each.length === entries.length) {
    return `these are ${each.length} entries: [${each.map((entry) => `"${entry}"`).join(', ')}]`;
  }
  return CLOSED.test(written) ? 'leave out the days on which you are closed' : ALLOWED;
}

function probablyMeant(written: string): string | undefined {
  const meant = OPENING_HOURS.test(written) ? written : meantHours(written);
  return meant !== undefined && OPENING_HOURS.test(meant) ? meant : undefined;
}

/** A semicolon, or a comma behind which days follow. */
const BETWEEN_ENTRIES = /\s*(?:;|,(?=\s*[a-z]))\s*/i;

const CLOSED = /\b(?:closed|cerrado|geschlossen|fermé)$/i;

const ALLOWED =
  'days are Mo Tu We Th Fr Sa Su and times four digits of 24 hours, such as "Mo-Fr 08:00-17:00", "Sa,Su 09:30-13:00", with a break "Mo-Fr 09:00-14:00,16:00-20:00", or all day "Mo-Su"';
