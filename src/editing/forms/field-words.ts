import { keysIn } from '../../authoring/source/field-name.ts';
import { LABELS } from './labels.ts';

/** A message of the check, with the name that its field has in the form: `Your public answer › Answered on: is missing`. */
export function inWordsOfForm(kind: string, message: string): string {
  const labels = LABELS[kind] ?? {};
  const [, name = '', rest = ''] = /^([a-z_0-9 ]+)(: .*)$/s.exec(message) ?? [];
  const names = keysIn(name);
  const words = names.map((_, index) => labels[names.slice(0, index + 1).join('.')]);
  return words.length === 0 || words.includes(undefined) ? message : `${words.join(' › ')}${rest}`;
}
