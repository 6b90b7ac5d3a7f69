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
  const found = parsed.ok ? [] : withoutRenamed(parsed.issues, value);
  const issues = found.map((issue) => ({ ...issue, message: issue.message + adviceOn(issue, schema, value) }));
  const texts = textIssues(value).filter((text) => !issues.some((issue) => samePath(issue.path, text.path)));
  return parsed.ok && texts.length === 0 ? parsed : { ok: false, issues: [...issues, ...texts] };
}

/** Leaves out the issue of a missing key that has another name, because the issue of the unknown key says so. */
function withoutRenamed(issues: readonly Issue[], value: unknown): readonly Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  return issues.filter(({ code, path }) => {
    if (code !== 'invalid_type' || path.length === 0 || valueAt(value, path) !== undefined) return true;
    const beside = unknown.filter((issue) => samePath(issue.path.slice(0, -1), path.slice(0, -1)));
    return !beside.some((issue) => meantKey(String(issue.path.at(-1)), [String(path.at(-1))]) !== undefined);
  });
}

/** The end of a message: how to write the value, where that can be told. */
function adviceOn({ code, path }: Issue, schema: z.ZodType, value: unknown): string {
  if (code === 'unrecognized_keys') return allowedInstead(path, schema);
  const found = schemaAt(schema, path);
  const written = valueAt(value, path);
  return found !== undefined && typeof written === 'string' ? adviceOnText(code, withoutWrappers(found), written) : '';
}

/** What is allowed in the place of an unknown key. */
function allowedInstead(path: Path, schema: z.ZodType): string {
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const keys = allowedKeys(schema, group);
  const meant = meantKey(key, keys);
  const below = meant === undefined ? keys.flatMap((name) => nearestBelow(key, name, allowedKeys(schema, [...group, name]))) : [];
  return below.slice(0, 1).join('') + suggestion(meant ?? key, keys, 'allowed');
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

/** How to write a value in whose place a text stands that is wrong. */
function adviceOnText(code: string, field: z.core.$ZodType, written: string): string {
  if (code === 'invalid_type' && field instanceof z.ZodObject && written.trim() !== '')
    return `, each on a line of its own, as in "${Object.keys(field.shape)[0]}: …"`;
  if (code === 'invalid_type' && field instanceof z.ZodNumber) {
    const number = numberSaid(written);
    return field.safeParse(number).success ? `; write ${number}` : '';
  }
  if (code === 'invalid_value' && field instanceof z.ZodEnum) {
    const options = field.options.map(String);
    return suggestion(fieldCalled(written, options) ?? written, options);
  }
  // A day in another spelling, `24.12.2026`; of one that could be two days, both.
  const days = code === 'invalid_format' && field instanceof z.ZodISODate ? meantDays(written) : [];
  return days.length === 0 ? '' : `; write ${days.join(' or ')}`;
}

/** The number that a text stands for. Of one in quotes, the issue says that it needs none. */
function numberSaid(written: string): number | undefined {
  const [, digits] = Number.isNaN(Number(written)) ? (SAID_NUMBER.exec(written.trim()) ?? []) : [];
  return digits === undefined ? undefined : Number(digits);
}

/** `5,0`, `5 stars`, `4/5`, `5★` or `1200px` */
const SAID_NUMBER = /^(\d{1,9})(?:[.,]0+)?(?:\s*\/\s*5)?(?:\s*(?:\p{L}+|★))?$/u;

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
