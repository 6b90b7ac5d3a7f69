import { log, text } from '@clack/prompts';
import { meantDays } from '../../../src/authoring/source/meant-days.ts';
import { toCome } from '../../../src/editing/to-come.ts';
import { type CalendarDate, calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { answerTo } from '../../support/ask.ts';
import { fits } from './typed-values.ts';

/**
 * Asks for a day. If nothing is typed, it is today, or the question is asked again where a day `isNeeded`. Another spelling is
 * accepted if it can mean one day alone, which is shown; of `03/11/2026` both are named, to be written.
 */
export async function askDay(message: string, today: CalendarDate, isNeeded = false): Promise<CalendarDate> {
  const fault = fits(calendarDateSchema, { isNeeded });
  const validate = (answer = '') => {
    const [day, ...others] = meantDays(answer);
    return day === undefined || others.length > 0 ? fault(answer) : toCome(day, today);
  };
  const placeholder = isNeeded ? 'such as 2024-03-31' : today;
  const written = (await answerTo(text({ message, placeholder, defaultValue: today, validate }))).trim() || today;
  const [day = written] = meantDays(written);
  if (day !== written) log.info(`${written} is ${day}, ${inWords(day)}`);
  return day;
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
