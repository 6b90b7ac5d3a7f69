import { log, select, text } from '@clack/prompts';
import { meantDays } from '../../../src/authoring/source/meant-days.ts';
import { orderIn, usualOrder } from '../../../src/editing/imports/values/usual-order.ts';
import { toCome } from '../../../src/editing/to-come.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { answerTo } from '../../support/ask.ts';
import { todayOf } from './content.ts';
import { fits } from './typed-values.ts';

/** Asks for a day, today if nothing is typed. Other spellings are accepted: the day is shown as it was read. */
export async function askDay(message: string, workspace: Workspace): Promise<string> {
  const today = todayOf(workspace);
  const fault = fits(calendarDateSchema, { isNeeded: false });
  const validate = (answer = '') => {
    const written = answer.trim();
    const days = written !== '' && fault(written) === undefined ? [written] : meantDays(answer);
    if (days.length === 0) return fault(answer);
    // Of a date such as 03/11/2026 one meaning may be past.
    const faults = days.map((day) => toCome(day, today));
    return faults.includes(undefined) ? undefined : faults[0];
  };
  const written = (await answerTo(text({ message, placeholder: today, defaultValue: today, validate }))).trim();
  if (fault(written) === undefined) return written;
  const [day = written, other] = meantDays(written);
  if (other !== undefined) {
    const options = inOrderOf(workspace.about, [day, other]).map((value) => ({ value, label: inWords(value), hint: value }));
    return answerTo(select({ message: `Which day is ${written}?`, options }));
  }
  log.info(`${written} is ${day}, ${inWords(day)}`);
  return day;
}

/** The days of a date such as `03/11/2026`, that which the business's country means first. They are given with the day first. */
function inOrderOf({ business, language }: Workspace['about'], days: readonly string[]): readonly string[] {
  const order = usualOrder(business.address?.address_country) ?? orderIn(language);
  return order === 'month-first' ? days.toReversed() : days;
}

function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
