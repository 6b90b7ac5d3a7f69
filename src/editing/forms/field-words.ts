import { keysIn } from '../../authoring/source/field-name.ts';
import type { FormWords, Table } from './words/form-words.ts';

/** A message of the check, with the name that its field has in the form: `Your public answer › Answered on: is missing`. */
export function inWordsOfForm(words: FormWords, kind: string, message: string): string {
  const labels = (words.labels as Readonly<Record<string, Table>>)[kind] ?? {};
  const [, name = '', rest = ''] = /^([a-z_0-9 ]+)(: .*)$/s.exec(message) ?? [];
  const names = keysIn(name);
  const called = names.map((_, index) => labels[names.slice(0, index + 1).join('.')]);
  return called.length === 0 || called.includes(undefined) ? message : `${called.join(' › ')}${rest}`;
}
