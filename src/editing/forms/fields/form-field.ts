import type { JsonSchema } from '../../schemas/describe.ts';
import type { FormWords, Table } from '../words/en.ts';

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

/** The words of a kind of file; all keys of labels, hints and choices are paths such as `verification.method`. */
export interface FieldWords {
  readonly labels: Table;
  readonly hints: Table;
  /** Fields with a list to choose from. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly shared: Pick<FormWords, 'entry' | 'rules'> & { readonly singular: Table; readonly values: Table };
}

/** Groups that are open at first, because they are filled in every day. */
const OPEN: readonly string[] = ['mentions', 'verification', 'response'];

/** Fields of several lines. */
const LONG: readonly string[] = 'text response.text description answer how_checked who_may_write order refused incentives'.split(
  ' ',
);

/** What a collapsed group shows, as a template. */
const SUMMARIES: Readonly<Record<string, string>> = {
  source: '{{fields.name}}',
  verification: '{{fields.method}} {{fields.date}}',
  response: '{{fields.date}}',
  'disclosure.incentive': '{{fields.kind}}',
  'disclosure.relation': '{{fields.kind}}',
};

/** `npm run reviews -- photo` prepares the file of a photo and removes it; a form only describes it. */
const KEPT: readonly string[] = ['photos'];

/** The fields of a form for a group of keys that a JSON Schema describes. */
export function formFields(schema: JsonSchema, words: FieldWords, path = '', isNeeded = true): FormField[] {
  return Object.entries(schema.properties ?? {}).map(([key, part]) => {
    if (typeof part === 'boolean') throw new TypeError(`${key} is described by no schema`);
    // In an optional group nothing is required: the form would demand it even without the group. The check does the rest.
    const required = isNeeded && (schema.required ?? []).includes(key);
    return formField(key, part, words, path === '' ? key : `${path}.${key}`, required);
  });
}

function formField(name: string, schema: JsonSchema, words: FieldWords, path: string, required: boolean): FormField {
  const hint = words.hints[path] ?? schema.description ?? '';
  const label = words.labels[path] ?? name;
  return { name, label, ...(hint !== '' && { hint }), required, ...widgetOf(schema, words, path, required) };
}

function widgetOf(schema: JsonSchema, words: FieldWords, path: string, required: boolean): Widget {
  const options = words.choices[path] ?? choicesOf(schema.enum, words.shared.values);
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
      return textOf(schema, path, words.shared.rules);
  }
}

function choicesOf(values: JsonSchema['enum'], words: Table): readonly Choice[] | undefined {
  return values?.map(String).map((value) => ({ label: words[value] ?? value, value }));
}

function listOf({ items }: JsonSchema, words: FieldWords, path: string): object {
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError(`the entries of ${path} are described by no schema`);
  const { singular, entry } = words.shared;
  const shared = {
    label_singular: singular[path] ?? entry.singular,
    ...(KEPT.includes(path) && { allow_add: false, allow_remove: false }),
    collapsed: true,
    default: [],
  };
  if (items.type !== 'object') {
    const ofEntry = { ...words, labels: { [path]: entry.label }, hints: {} };
    return { ...shared, collapsed: false, field: formField('entry', { ...items, description: '' }, ofEntry, path, true) };
  }
  const fields = formFields(items, words, path);
  return { ...shared, summary: `{{fields.${fields.find(({ name }) => name !== 'id')?.name}}}`, fields };
}

function numberOf({ type, minimum, maximum }: JsonSchema): Widget {
  const bounds = { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
  return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', ...bounds };
}

function textOf(schema: JsonSchema, path: string, rules: Rules): Widget {
  if (schema.format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
  const rule = ruleOf(schema, rules);
  return { widget: LONG.includes(path) ? 'text' : 'string', ...(rule && { pattern: rule }) };
}

type Rules = FormWords['rules'];

/** The pattern of a text, and what the form says of a text that does not match. What needs more words is left to the check. */
function ruleOf({ pattern = '', maxLength }: JsonSchema, rules: Rules): readonly [pattern: string, words: string] | undefined {
  const rule = RULES[pattern];
  if (rule !== undefined) return [pattern, rules[rule]];
  return maxLength === undefined ? undefined : [`^[^]{0,${maxLength}}$`, rules.longest(maxLength)];
}

const RULES: Readonly<Record<string, Exclude<keyof Rules, 'longest'>>> = {
  '\\S': 'text',
  '^\\S*$': 'noSpace',
  '^[a-z0-9][a-z0-9-]*$': 'id',
};
