import type { z } from 'zod';
import { mayBeAbsent } from './schema-at.ts';

/** One thing that is wrong with a value: where, which rule, and in words what is wrong and what is allowed. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

/** Parses with a schema; problems come back as values, all at once. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): Parsed<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true, error: messageOf });
  if (result.success) return { ok: true, value: result.data };
  const issues = nearestBounds(result.error.issues).flatMap(separateKeys);
  return { ok: false, issues: issues.map((issue) => withWayOut(issue, schema)) };
}

/** Adds to the issue of an optional field that is empty that it may be left out. */
function withWayOut(zodIssue: z.core.$ZodIssue, schema: z.ZodType): Issue {
  const issue = toIssue(zodIssue);
  return mayBeAbsent(schema, issue.path) && isEmpty(zodIssue.input)
    ? { ...issue, message: `${issue.message}, or leave it out` }
    : issue;
}

function isEmpty(input: unknown): boolean {
  if (typeof input === 'string') return input.trim() === '';
  return input === null || (typeof input === 'object' && Object.keys(input).length === 0);
}

/** Makes an issue of a Zod issue. A rule of our own may name itself in `params.code`: Zod calls all of them `custom`. */
function toIssue(issue: z.core.$ZodIssue): Issue {
  return {
    path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    code: (issue.code === 'custom' && issue.params?.code) || issue.code,
    message: issue.message,
  };
}

/** `z.int()` has bounds of its own. Of the issues of a value beyond both, the last is kept, which is of the field's bound. */
function nearestBounds(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const last = new Map(issues.map((issue) => [boundOf(issue), issue]));
  return issues.filter((issue) => !issue.code.startsWith('too_') || last.get(boundOf(issue)) === issue);
}

function boundOf({ code, path }: z.core.$ZodIssue): string {
  return [code, ...path].join('\0');
}

/** Zod reports a group's unknown keys in one issue at the group; here each key has an issue at its place. */
function separateKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key], message: `unknown key ${quote(key)}` }));
}

/** The messages that editors and API clients read; a schema's own messages (its `error`) have precedence. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return absence(issue.input, expectationOf(issue)) ?? wrongType(issue);
    case 'invalid_value':
      return absence(issue.input, `one of ${list(issue.values)}`) ?? `${quote(issue.input)} is not one of ${list(issue.values)}`;
    case 'invalid_format':
      return issue.format in FORMATS ? `${quote(issue.input)} is not ${FORMATS[issue.format]}` : undefined;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    default:
      return undefined;
  }
}

/** The message for a value that is missing, or left empty (YAML's `key:` is `null`). */
function absence(input: unknown, required: string): string | undefined {
  if (input === undefined) return `is missing; ${required} is required`;
  return input === null ? `is empty; ${required} is required` : undefined;
}

type WrongType = z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>;

function wrongType(issue: WrongType): string {
  const { input } = issue;
  const expected = expectationOf(issue);
  const kind = kindOf(input);
  const subject = typeof input === 'object' ? '' : `${quote(input)} `;
  if (issue.expected === 'object') return `${subject}is ${kind}; it must be ${expected}`;
  // The value is not shown, because the file may spell it differently: 01234 is 1234 here.
  if (expected === TYPES.string && typeof input !== 'object') return `is ${kind}, not text; put it in quotes`;
  // 4.5 is a number, but not a whole one.
  if (kind === 'a number' && isNumber(issue)) return `${subject}is not ${expected}`;
  return `${subject}is ${kind}, not ${expected}${adviceOn(issue)}`;
}

function adviceOn(issue: WrongType): string {
  if (issue.expected === 'array' && kindOf(issue.input) === TYPES.object) return '; each entry of a list begins with "- "';
  if (typeof issue.input !== 'string') return '';
  const [key] = issue.expected === 'array' ? keysOf(entryOf(issue.inst)) : [];
  if (key !== undefined) return `; each entry stands on a line of its own, as in "- ${key}: …"`;
  if (issue.expected === 'array')
    return issue.input.startsWith('-') ? '; a space belongs behind each -' : '; put it between [ and ]';
  return isNumber(issue) && /^[ \t]*[-+]?[0-9.]+[ \t]*$/.test(issue.input) ? '; write it without quotes' : '';
}

function isNumber({ expected }: WrongType): boolean {
  return expected === 'number' || expected === 'int';
}

function tooBig({ origin, input, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `is longer than ${maximum} characters`;
  if (origin === 'array') return `has more than ${maximum} entries`;
  return `${quote(input)} is more than ${maximum}`;
}

function tooSmall({ origin, input, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return Number(minimum) === 1 ? 'is empty' : `is shorter than ${minimum} characters`;
  if (origin === 'array') return `needs at least ${minimum} ${Number(minimum) === 1 ? 'entry' : 'entries'}`;
  return `${quote(input)} is ${inclusive === false ? 'not more' : 'less'} than ${minimum}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date of the calendar as YYYY-MM-DD',
  url: 'a web address that begins with https:// or http://',
  safeint: 'a whole number',
};

const TYPES = {
  int: 'a whole number',
  array: 'a list',
  boolean: 'true or false',
  object: 'a group of keys',
  string: 'text',
} as const satisfies Readonly<Record<string, string>>;

function typeName(type: string): string {
  return Object.entries(TYPES).find(([name]) => name === type)?.[1] ?? `a ${type}`;
}

function expectationOf({ inst, expected }: WrongType): string {
  const definition = inst?._zod.def;
  const format = definition && 'format' in definition ? FORMATS[String(definition.format)] : undefined;
  if (expected === 'object') return groupOf(inst);
  return (format ?? typeName(expected)) + boundsOf(inst);
}

/** ` from 1 to 5`, for a number with both bounds; the bounds of `z.int()` itself do not count. */
function boundsOf(schema: WrongType['inst']): string {
  if (!schema || !('minValue' in schema && 'maxValue' in schema)) return '';
  const { minValue, maxValue } = schema;
  return isBound(minValue) && isBound(maxValue) ? ` from ${minValue} to ${maxValue}` : '';
}

function isBound(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

/** `a group with method, date`, where the keys of the group are known. */
function groupOf(schema: WrongType['inst']): string {
  const keys = keysOf(schema);
  return keys.length === 0 ? TYPES.object : `a group with ${list(keys)}`;
}

/** The keys of a group; none where the schema is of anything else. */
function keysOf(schema: unknown): string[] {
  return typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(schema.shape ?? {}) : [];
}

/** The schema of the entries of a list. */
function entryOf(schema: WrongType['inst']): unknown {
  return schema && 'element' in schema ? schema.element : undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeName(typeof value);
}

function list(values: readonly unknown[]): string {
  return values.map(String).join(', ');
}

/** A value as it may stand in a message: quoted, on one line, cut after 60 characters; of a list or a group only what it is. */
export function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return kindOf(value);
  if (typeof value !== 'string') return String(value);
  const text = value.length > 60 ? `${value.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
  return JSON.stringify(text).replace(UNSEEN, escapeUnits);
}

/**
 * Characters that JSON does not escape, although they break a line, move a cursor, or look like a space or like nothing. A joiner
 * between emoji is left out: it can be seen.
 */
const UNSEEN = /(?! )[\p{Cc}\p{Z}]|(?!\u200d)\p{Cf}|(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d/gu;

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
