import type { z } from 'zod';
import { type Issue, type Parsed, parseWith } from '../../reviews/schemas/issues.ts';
import { suggestion } from '../problems/nearest.ts';
import { allowedKeys } from './allowed-keys.ts';
import type { Path } from './source.ts';
import { textIssues } from './text-issues.ts';

/** Parses a value that an editor wrote. A text in it that holds what cannot be published is an issue as well. */
export function parseValue<S extends z.ZodType>(schema: S, value: unknown): Parsed<z.output<S>> {
  const parsed = parseWith(schema, value);
  const issues = parsed.ok ? [] : parsed.issues.map((issue) => withAllowed(withLines(issue, schema, value), schema));
  const texts = textIssues(value).filter((text) => !issues.some((issue) => samePath(issue.path, text.path)));
  return parsed.ok && texts.length === 0 ? parsed : { ok: false, issues: [...issues, ...texts] };
}

/** Says of an unknown key which keys are allowed in its place. */
function withAllowed(issue: Issue, schema: z.ZodType): Issue {
  if (issue.code !== 'unrecognized_keys') return issue;
  const keys = allowedKeys(schema, issue.path.slice(0, -1));
  const hint = suggestion(String(issue.path.at(-1)), keys, { label: 'allowed', names: keys });
  return { ...issue, message: issue.message + hint };
}

/** Says of a text in the place of a group how the keys of the group are written. */
function withLines(issue: Issue, schema: z.ZodType, value: unknown): Issue {
  const [key] = issue.code === 'invalid_type' ? allowedKeys(schema, issue.path) : [];
  if (key === undefined || !isText(value, issue.path)) return issue;
  return { ...issue, message: `${issue.message}, each on a line of its own, as in "${key}: …"` };
}

/** Whether something to read stands at the path. */
function isText(value: unknown, path: Path): boolean {
  const found = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);
  return typeof found === 'string' && found.trim() !== '';
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
