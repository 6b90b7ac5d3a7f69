import type { z } from 'zod';
import { meantDays } from '../../../src/authoring/source/meant-days.ts';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { toCome } from '../../../src/editing/to-come.ts';
import { type CalendarDate, calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { Refusal } from '../../support/run.ts';

/** Reads a day that was passed as an option, in another spelling if that can mean one day alone. */
export function dayOption(option: string, written: string, today: CalendarDate): CalendarDate {
  const day = dayIn(option, written);
  const fault = toCome(day, today);
  if (fault !== undefined) throw new Refusal(`${option}: ${fault}`);
  return day;
}

function dayIn(option: string, written: string): CalendarDate {
  const parsed = parseValue(calendarDateSchema, written);
  if (parsed.ok) return parsed.value;
  const [day, ...others] = meantDays(written);
  if (day !== undefined && others.length === 0) return day;
  throw new Refusal(`${option}: ${parsed.issues.map(({ message }) => message).join('; ')}`);
}

/** Makes a check of a typed answer from the schema of its field. An empty answer is accepted unless one is needed. */
export function fits(schema: z.ZodType, { isNeeded }: { isNeeded: boolean }): (answer: string | undefined) => string | undefined {
  return (answer = '') => {
    if (answer.trim() === '') return isNeeded ? 'Something is needed here.' : undefined;
    const parsed = parseValue(schema, answer.trim());
    return parsed.ok ? undefined : parsed.issues.map(({ message }) => message).join('; ');
  };
}
