import { keysIn } from '../../../authoring/source/field-name.ts';
import type { FormWords, Table } from './en.ts';

/** A message of the check in the language of the forms, if that has words for it. */
export function toldIn({ messages }: FormWords, message: string): string {
  const found = messages.find(([said]) => said.test(message));
  return found === undefined ? message : message.replace(...found);
}

/** The same, with the name that its field has in the form: `Your public answer › Answered on: is missing`. */
export function inWordsOfForm(words: FormWords, kind: string, message: string): string {
  const labels = (words.labels as Readonly<Record<string, Table>>)[kind] ?? {};
  const [, name = '', rest = ''] = /^([a-z_0-9 ]+): (.*)$/s.exec(message) ?? [];
  const names = keysIn(name);
  const called = names.map((_, index) => labels[names.slice(0, index + 1).join('.')]);
  if (called.length === 0 || called.includes(undefined)) {
    const told = toldIn(words, message);
    // What is wrong with a text in Markdown has a place in it, and no field.
    return kind !== 'review' && labels.text !== undefined ? `${labels.text}: ${told}` : told;
  }
  return `${called.join(' › ')}: ${toldIn(words, rest)}`;
}
