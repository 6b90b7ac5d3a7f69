import { FIELDS } from '../../../authoring/csv/columns.ts';
import { keysIn } from '../../../authoring/source/field-name.ts';
import type { Path } from '../../../authoring/source/source.ts';
import { onceFor } from '../../../once.ts';
import { fillIn } from '../../../reviews/text/fill-in.ts';
import type { FormWords, Table } from './en.ts';

/** A message of the check in the language of the forms, if that has words for it. */
export function toldIn({ messages }: FormWords, message: string): string {
  for (const [said, words] of Object.entries(messages)) {
    const found = patternOf(said).exec(message);
    if (found) return fillIn(words, found.groups ?? {});
  }
  return message;
}

/** What a value has in quotation marks belongs to it, whatever it says: it may look like words of the check. */
const VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|(?!")).*?`;

/** Kept, as the name of a technician who is gone may be missing in thousands of reviews. */
const patternOf = onceFor((said: string) => {
  const pattern = RegExp.escape(said).replaceAll('…', '.*');
  return new RegExp(`^${pattern.replace(/\\\{(\w+)\\\}/g, `(?<$1>${VALUE})`)}$`);
});

/** Where a table has the fields of a review. */
const COLUMNS: ReadonlyMap<string, Path> = new Map<string, Path>(FIELDS);

/** The same, with the name that its field has in the form: `Your public answer › Answered on: is missing`. */
export function inWordsOfForm(words: FormWords, kind: string, message: string): string {
  const labels = (words.labels as Readonly<Record<string, Table>>)[kind] ?? {};
  const [, name = '', rest = ''] = /^([a-z_0-9 ]+): (.*)$/s.exec(message) ?? [];
  const names = (kind === 'review' && COLUMNS.get(name)) || keysIn(name);
  const called = names.map((_, index) => labels[names.slice(0, index + 1).join('.')]);
  if (called.length === 0 || called.includes(undefined)) {
    const told = toldIn(words, message);
    // What is wrong with a text in Markdown has a place in it, and no field.
    return kind !== 'review' && labels.text !== undefined ? `${labels.text}: ${told}` : told;
  }
  return `${called.join(' › ')}: ${toldIn(words, rest)}`;
}
