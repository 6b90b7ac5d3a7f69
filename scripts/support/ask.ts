import { type CANCEL_SYMBOL, confirm, isCancel, multiselect } from '@clack/prompts';
import { Cancelled } from './run.ts';

/** Whether there is a person at a terminal who can be asked. One that calls itself dumb, as in Emacs, cannot draw a menu anew. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb');
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
