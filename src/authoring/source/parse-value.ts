import { z } from 'zod';
import { type Issue, type Parsed, parseWith } from '../../reviews/schemas/issues.ts';
import { schemaAt, withoutWrappers } from '../../reviews/schemas/schema-at.ts';
import { nearest, suggestion } from '../problems/nearest.ts';
import { meantDays } from './meant-days.ts';
import { fieldCalled } from './other-names.ts';
import { type Path, valueAt } from './source.ts';
import { textIssues } from './text-issues.ts';

/** Parses a value that an editor wrote. A text with characters that cannot be published is an issue as well. */
export function parseValue<S extends z.ZodType>(schema: S, value: unknown): Parsed<z.output<S>> {
  const parsed = parseWith(schema, value);
  const issues = parsed.ok
    ? []
    : withoutRenamed(parsed.issues, value).map((issue) => ADVICE.reduce((told, add) => add(told, schema, value), issue));
  const texts = textIssues(value).filter((text) => !issues.some((issue) => samePath(issue.path, text.path)));
  return parsed.ok && texts.length === 0 ? parsed : { ok: false, issues: [...issues, ...texts] };
}

/** What is added to an issue: how to write the value, where that can be told. */
const ADVICE: readonly ((issue: Issue, schema: z.ZodType, value: unknown) => Issue)[] = [
  withLines,
  withAllowed,
  withMeant,
  withDay,
  withNumber,
];

/** Leaves out the issue of a missing key that has another name, because the issue of the unknown key says so. */
function withoutRenamed(issues: readonly Issue[], value: unknown): readonly Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  return issues.filter(({ code, path }) => {
    if (code !== 'invalid_type' || path.length === 0 || valueAt(value, path) !== undefined) return true;
    const beside = unknown.filter((issue) => samePath(issue.path.slice(0, -1), path.slice(0, -1)));
    return !beside.some((issue) => meantKey(String(issue.path.at(-1)), [String(path.at(-1))]) !== undefined);
  });
}

/** Adds to the issue of an unknown key which keys are allowed in its place. */
function withAllowed(issue: Issue, schema: z.ZodType): Issue {
  if (issue.code !== 'unrecognized_keys') return issue;
  const group = issue.path.slice(0, -1);
  const key = String(issue.path.at(-1));
  const keys = allowedKeys(schema, group);
  const meant = meantKey(key, keys);
  const below = meant === undefined ? keys.flatMap((name) => nearestBelow(key, name, allowedKeys(schema, [...group, name]))) : [];
  const hint = suggestion(meant ?? key, keys, 'allowed');
  return { ...issue, message: issue.message + below.slice(0, 1).join('') + hint };
}

function meantKey(key: string, keys: readonly string[]): string | undefined {
  return fieldCalled(key, keys) ?? nearest(key, keys);
}

/** Lists the keys that the schema allows in the group at the path. There are none where the schema has no group. */
function allowedKeys(schema: z.ZodType, path: Path): string[] {
  const found = schemaAt(schema, path);
  const group = found && withoutWrappers(found);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

/** The advice on a key that stands beside the group that it belongs to: `technicians` beside `mentions`. */
function nearestBelow(key: string, group: string, keys: readonly string[]): string[] {
  const near = nearest(key, keys);
  return near === undefined ? [] : [`; ${near} belongs below ${group}, as in "${group}: { ${near}: … }"`];
}

/** Adds to the issue of a text in the place of a group how the keys of the group are written. */
function withLines(issue: Issue, schema: z.ZodType, value: unknown): Issue {
  const text = wrongText(issue, 'invalid_type', schema, value);
  if (!(text?.field instanceof z.ZodObject) || text.written.trim() === '') return issue;
  const [key] = Object.keys(text.field.shape);
  return { ...issue, message: `${issue.message}, each on a line of its own, as in "${key}: …"` };
}

/** Adds to the issue of a word that is none of those allowed, which of them is meant. */
function withMeant(issue: Issue, schema: z.ZodType, value: unknown): Issue {
  const text = wrongText(issue, 'invalid_value', schema, value);
  if (!(text?.field instanceof z.ZodEnum)) return issue;
  const options = text.field.options.map(String);
  return { ...issue, message: issue.message + suggestion(fieldCalled(text.written, options) ?? text.written, options) };
}

/** Adds to the issue of a day in another spelling, `24.12.2026`, how to write it, and for one that could be two days, both. */
function withDay(issue: Issue, schema: z.ZodType, value: unknown): Issue {
  const text = wrongText(issue, 'invalid_format', schema, value);
  const days = text?.field instanceof z.ZodISODate ? meantDays(text.written) : [];
  return days.length === 0 ? issue : { ...issue, message: `${issue.message}; write ${days.join(' or ')}` };
}

/** Adds to the issue of a text in the place of a number, `5,0`, which number it stands for, if that is allowed. */
function withNumber(issue: Issue, schema: z.ZodType, value: unknown): Issue {
  const text = wrongText(issue, 'invalid_type', schema, value);
  if (!(text?.field instanceof z.ZodNumber)) return issue;
  // Of a number in quotes, the issue says that it needs none.
  const isNumber = !Number.isNaN(Number(text.written));
  const [, digits] = isNumber ? [] : (SAID_NUMBER.exec(text.written.trim()) ?? []);
  if (digits === undefined || !text.field.safeParse(Number(digits)).success) return issue;
  return { ...issue, message: `${issue.message}; write ${Number(digits)}` };
}

/** `5,0`, `5 stars`, `4/5`, `5★` or `1200px` */
const SAID_NUMBER = /^(\d{1,9})(?:[.,]0+)?(?:\s*\/\s*5)?(?:\s*(?:\p{L}+|★))?$/u;

/** The text that stands where an issue with the code is, and the schema of its field. */
function wrongText({ code, path }: Issue, wanted: Issue['code'], schema: z.ZodType, value: unknown) {
  const found = code === wanted ? schemaAt(schema, path) : undefined;
  const written = valueAt(value, path);
  return found !== undefined && typeof written === 'string' ? { field: withoutWrappers(found), written } : undefined;
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
