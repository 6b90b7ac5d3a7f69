import type { JsonSchema } from '../schemas/describe.ts';
import { SINGULAR, SUMMARIES } from './labels.ts';

/** An entry of a list to choose from. */
export interface Choice {
  readonly label: string;
  readonly value: string | number;
}

/** A field of a form, in the words of Decap CMS (https://decapcms.org/docs/widgets/). */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly widget: 'string' | 'text' | 'number' | 'datetime' | 'select' | 'object' | 'list';
  readonly required: boolean;
  /** The fields of a group, or of each entry of a list. */
  readonly fields?: readonly FormField[];
  /** The field of each entry of a list without groups. */
  readonly field?: FormField;
  readonly [setting: string]: unknown;
}

/** What a field is, without its name and words. */
interface Widget {
  readonly widget: FormField['widget'];
  readonly [setting: string]: unknown;
}

/** The words of a kind of file; all keys are paths such as `verification.method`. */
export interface FormWords {
  readonly labels: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  /** Fields with a list to choose from. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
}

/** Groups that are open at first, because they are filled in every day. */
const OPEN: readonly string[] = ['mentions', 'verification', 'response'];

/** Fields of several lines. */
const LONG: readonly string[] = [
  'text',
  'response.text',
  'description',
  'answer',
  'how_checked',
  'who_may_write',
  'order',
  'refused',
  'incentives',
];

/** `npm run reviews -- photo` prepares the file of a photo and removes it; a form only describes it. */
const KEPT: readonly string[] = ['photos'];

/** The fields of a form for a group of keys that a JSON Schema describes. */
export function formFields(schema: JsonSchema, words: FormWords, path = '', isNeeded = true): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([key, part]) => {
    if (typeof part === 'boolean') throw new TypeError(`${key} is described by no schema`);
    // In an optional group nothing is required: the form would demand it even without the group. The check does the rest.
    const required = isNeeded && (schema.required ?? []).includes(key);
    return formField(key, part, words, path === '' ? key : `${path}.${key}`, required);
  });
}

function formField(name: string, schema: JsonSchema, words: FormWords, path: string, required: boolean): FormField {
  const hint = words.hints[path] ?? schema.description ?? '';
  const label = words.labels[path] ?? name;
  return { name, label, ...(hint !== '' && { hint }), required, ...widgetOf(schema, words, path, required) };
}

function widgetOf(schema: JsonSchema, words: FormWords, path: string, required: boolean): Widget {
  const options = words.choices[path] ?? choicesOf(schema.enum);
  if (options !== undefined) return { widget: 'select', ...(schema.type === 'array' && { multiple: true }), options };
  switch (schema.type) {
    case 'object':
      return {
        widget: 'object',
        collapsed: !OPEN.includes(path),
        ...(SUMMARIES[path] !== undefined && { summary: SUMMARIES[path] }),
        fields: formFields(schema, words, path, required),
      };
    case 'array':
      return { widget: 'list', ...listOf(schema, words, path) };
    case 'integer':
    case 'number':
      return numberOf(schema);
    default:
      return textOf(schema, path);
  }
}

function choicesOf(values: JsonSchema['enum']): readonly Choice[] | undefined {
  return values?.map((value) => ({ label: String(value).replaceAll('-', ' '), value: String(value) }));
}

function listOf({ items }: JsonSchema, words: FormWords, path: string): object {
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError(`the entries of ${path} are described by no schema`);
  const shared = {
    label_singular: SINGULAR[path] ?? 'entry',
    ...(KEPT.includes(path) && { allow_add: false, allow_remove: false }),
    collapsed: true,
    default: [],
  };
  if (items.type !== 'object') {
    const field = formField(
      'entry',
      { ...items, description: '' },
      { ...words, labels: { [path]: 'Entry' }, hints: {} },
      path,
      true,
    );
    return { ...shared, collapsed: false, field };
  }
  const fields = formFields(items, words, path);
  return { ...shared, summary: `{{fields.${fields.find(({ name }) => name !== 'id')?.name}}}`, fields };
}

function numberOf({ type, minimum, maximum }: JsonSchema): Widget {
  const bounds = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
  return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...bounds };
}

function textOf(schema: JsonSchema, path: string): Widget {
  if (schema.format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  const rule = ruleOf(schema);
  return { widget: LONG.includes(path) ? 'text' : 'string', ...(rule && { pattern: rule }) };
}

/** The pattern of a text, and what the form says of a text that does not match. What needs more words is left to the check. */
function ruleOf({ pattern = '', maxLength }: JsonSchema): readonly [pattern: string, words: string] | undefined {
  const words = RULES[pattern];
  if (words !== undefined) return [pattern, words];
  return maxLength === undefined ? undefined : [`^[^]{0,${maxLength}}$`, `at most ${maxLength} characters`];
}

/** The form shows these words in capitals. */
const RULES: Readonly<Record<string, string>> = {
  '\\S': 'some text is required',
  '^\\S*$': 'no white space is allowed',
  '^[a-z0-9][a-z0-9-]*$': 'small letters from a to z, digits and hyphens are allowed, the first no hyphen',
};
