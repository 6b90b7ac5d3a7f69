import type { Issue, Parsed } from '../../reviews/schemas/issues.ts';
import type { Position, Problem } from '../problems/problem.ts';
import { foundOne, type Read, readOn } from '../problems/read.ts';
import { lookAlikeHint } from './look-alikes.ts';

export type Path = readonly (string | number)[];

/** Gives the position of a field or of its key. For a missing field: the position of the group that lacks it. */
export type Locator = (path: Path, part?: 'key' | 'value') => Position;

/** A value from a file, not yet checked, and where its parts stand. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** What messages call a field: `text under response`, or the column of a CSV file; empty for the whole value. */
  readonly nameOf: (path: Path) => string;
  /** Called only when there is a problem, because finding positions takes time and most sources have no problem. */
  readonly locator: () => Locator;
}

/**
 * Checks the value. An issue is what the check finds wrong, with its path in the value; here it becomes a problem, which has a
 * place in the file.
 */
export function checkSource<T>(source: Source, check: (value: unknown) => Parsed<T>): Read<T> {
  const checked = check(source.value);
  return checked.ok ? foundOne(checked.value) : { found: [], problems: problemsIn(source, checked.issues) };
}

/** Checks the value of each source. */
export function checkSources<T>(sources: Read<Source>, check: (value: unknown) => Parsed<T>): Read<T> {
  return readOn(sources, (source) => checkSource(source, check));
}

/** Makes problems of the issues: each gets the place of its field in the file. */
export function problemsIn(source: Source, issues: readonly Issue[]): Problem[] {
  const locate = source.locator();
  return issues.map(({ path, code, message }) => {
    const isKey = code === 'unrecognized_keys';
    const name = source.nameOf(isKey ? path.slice(0, -1) : path);
    const hint = isKey ? '' : lookAlikeHint(valueAt(source.value, path));
    return { file: source.file, ...locate(path, isKey ? 'key' : 'value'), message: named(name, message + hint) };
  });
}

/** Puts the name of a field before a message; the whole value has no name. */
export function named(name: string, message: string): string {
  return name === '' ? message : `${name}: ${message}`;
}

/** Puts a part into a value at a path, and makes the groups that are missing on the way. */
export function putAt(value: object, [key = '', ...rest]: Path, part: unknown): void {
  const group = value as Record<string | number, unknown>;
  if (rest.length === 0) {
    group[key] = part;
    return;
  }
  group[key] ??= {};
  putAt(group[key] as object, rest, part);
}

/** The part of a value at a path; `undefined` if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);
}

/** The text in a value at a path; `undefined` if there is none, or something else. */
export function textAt(value: unknown, ...path: Path): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : undefined;
}

/** The list in a value at a path; empty if there is none, or something else. */
export function listAt(value: unknown, ...path: Path): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** Whether the value is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
