import type { z } from 'zod';
import { type Issue, parseWith } from '../../reviews/schemas/issues.ts';
import { suggestion } from '../problems/nearest.ts';
import type { Position, Problem } from '../problems/problem.ts';
import { allowedKeys } from './allowed-keys.ts';
import { textIssues } from './text-issues.ts';

export type Path = readonly (string | number)[];

/** Where a field or its key stands; for one that is missing, where that stands from which it is missing. */
export type Locator = (path: Path, part?: 'key' | 'value') => Position;

/** A value as a file gives it, not yet checked, and where its parts stand. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** What its author calls a field: `response.text`, or the column of a CSV file; empty for the whole value. */
  readonly nameOf: (path: Path) => string;
  /** Asked for only when there is a problem: most sources would be searched in vain. */
  readonly locator: () => Locator;
}

/** What was read, and what is wrong with the rest. */
export interface Read<T> {
  readonly found: readonly T[];
  readonly problems: readonly Problem[];
}

export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** Parses the value with the schema; each issue becomes a problem at its place. */
export function checkSource<S extends z.ZodType>(schema: S, source: Source): Checked<z.output<S>> {
  const parsed = parseWith(schema, source.value);
  const issues = parsed.ok ? [] : parsed.issues;
  const texts = textIssues(source.value).filter((text) => !issues.some((issue) => samePath(issue.path, text.path)));
  if (parsed.ok && texts.length === 0) return parsed;
  return { ok: false, problems: problemsIn(source, [...issues, ...texts], schema) };
}

/** The problems that the issues are in their file. */
export function problemsIn(source: Source, issues: readonly Issue[], schema?: z.ZodType): Problem[] {
  if (issues.length === 0) return [];
  const locate = source.locator();
  return issues.map(({ path, code, message }) => {
    if (code !== 'unrecognized_keys') return { file: source.file, ...locate(path), message: named(source.nameOf(path), message) };
    const group = path.slice(0, -1);
    const keys = schema ? allowedKeys(schema, group) : [];
    const hint = suggestion(String(path.at(-1)), keys, { label: 'allowed', names: keys });
    return { file: source.file, ...locate(path, 'key'), message: named(source.nameOf(group), message + hint) };
  });
}

function named(name: string, message: string): string {
  return name === '' ? message : `${name}: ${message}`;
}

/** A field's name by its keys, `response.text`. */
export function dottedName(path: Path): string {
  return path.join('.');
}

/** The text that the value holds under the key, if it is a group of keys and that is a text. */
export function textAt(value: unknown, key: string): string | undefined {
  if (!isGroup(value)) return undefined;
  const text = value[key];
  return typeof text === 'string' ? text : undefined;
}

/** Whether the value is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}
