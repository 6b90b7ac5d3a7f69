import { type CANCEL_SYMBOL, confirm, isCancel, multiselect } from '@clack/prompts';
import type { z } from 'zod';
import { meantDays } from '../../../src/authoring/source/meant-days.ts';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { toCome } from '../../../src/editing/to-come.ts';
import { type CalendarDate, calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { Cancelled, Refusal } from '../../support/run.ts';

/** Whether there is a person at a terminal who can be asked. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/** Waits for the answer to a question. Ctrl-C ends the command before anything is written. */
export async function answerTo<T>(question: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/** Asks for consent; without it the command ends. `initialValue` is the answer of Enter alone. */
export async function askConsent(message: string, initialValue = true): Promise<void> {
  if (!(await answerTo(confirm({ message, initialValue })))) throw new Cancelled();
}

/** How many lines of a list are on the screen at once. */
const LONGEST_LIST = 12;

/** Asks which of the values to take, perhaps none. The list itself shows its keys. */
export async function askSeveral(
  message: string,
  options: { value: string; label?: string; hint?: string }[],
  chosen: readonly string[] = [],
): Promise<string[]> {
  return answerTo(multiselect({ message, options, initialValues: [...chosen], required: false, maxItems: LONGEST_LIST }));
}

/** Reads a day that was passed as an option, in another spelling if that can mean one day alone. */
export function dayOption(option: string, written: string, today: CalendarDate): CalendarDate {
  const day = dayIn(option, written);
  const fault = toCome(day, today);
  if (fault !== undefined) throw new Refusal(`${option}: ${fault}`);
  return day;
}

function dayIn(option: string, written: string): CalendarDate {
  const parsed = parseValue(calendarDateSchema, written.trim());
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
