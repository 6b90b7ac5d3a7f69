import { type CANCEL_SYMBOL, isCancel, multiselect } from '@clack/prompts';
import type { z } from 'zod';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { Cancelled, Refusal } from '../../support/run.ts';

/** Whether somebody sits there who can be asked. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/** The answer to a question; Ctrl-C ends the command, before anything was written. */
export async function answerTo<T>(question: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/** Lines of a list that are on the screen at once. */
const LONGEST_LIST = 12;

/** Those of the values that somebody marks, perhaps none. The list says itself which keys it takes. */
export async function askSeveral(
  message: string,
  options: { value: string; label?: string; hint?: string }[],
): Promise<string[]> {
  return answerTo(multiselect({ message, options, required: false, maxItems: LONGEST_LIST }));
}

/** A day as an option says it. */
export function dayOption(option: string, written: string): string {
  const parsed = parseValue(calendarDateSchema, written.trim());
  if (!parsed.ok) throw new Refusal(`${option}: ${parsed.issues.map(({ message }) => message).join('; ')}`);
  return parsed.value;
}

/** A check of a typed answer with the schema of the field that it is for. An empty one is right where none is needed. */
export function fits(schema: z.ZodType, { isNeeded }: { isNeeded: boolean }): (answer: string | undefined) => string | undefined {
  return (answer = '') => {
    if (answer.trim() === '') return isNeeded ? 'Something is needed here.' : undefined;
    const parsed = parseValue(schema, answer.trim());
    return parsed.ok ? undefined : parsed.issues.map(({ message }) => message).join('; ');
  };
}
