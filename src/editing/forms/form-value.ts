import { isDeepStrictEqual } from 'node:util';
import { type Read, refused } from '../../authoring/problems/read.ts';
import { isGroup } from '../../authoring/source/source.ts';
import { isNamedAlike } from '../changes/align-lists.ts';
import { typedText } from '../changes/typed-text.ts';
import type { JsonSchema } from '../schemas/describe.ts';

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a form showed, and what it gives when it is saved. */
export interface Saved {
  readonly shown: FormValues;
  readonly given: FormValues;
}

/** Values with the keys of each group in the order of a schema. A form gives them as they were filled in. */
export function inOrder(values: FormValues, { properties = {} }: JsonSchema): FormValues {
  const keys = new Set([...Object.keys(properties).filter((key) => Object.hasOwn(values, key)), ...Object.keys(values)]);
  return Object.fromEntries([...keys].map((key) => [key, partInOrder(values[key], inner(properties[key]))]));
}

function partInOrder(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((entry) => partInOrder(entry, inner(schema.items)));
  return isGroup(value) ? inOrder(value, schema) : value;
}

function inner(part: JsonSchema['items']): JsonSchema {
  return typeof part === 'object' && !Array.isArray(part) ? part : {};
}

/** A value as it is to be written: without the fields that were left empty; `undefined` if nothing is left. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return typedText(value) || undefined;
  if (Array.isArray(value)) return orNothing(value.map(cleaned).filter((entry) => entry !== undefined));
  if (!isGroup(value)) return value ?? undefined;
  const entries = Object.entries(value).map(([key, part]) => [key, cleaned(part)] as const);
  return orNothing(Object.fromEntries(entries.filter(([, part]) => part !== undefined)));
}

function orNothing<T extends object>(value: T): T | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

/** Whether two values would be written alike. */
export function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(cleaned(a), cleaned(b));
}

/**
 * The fields that were changed in a form and are to be written; refused if one was changed in the file as well. A field that has
 * the given value already is none of them: another tab may have saved the same, or the answer to an earlier save was lost.
 */
export function touchedIn(file: string, fields: readonly string[], now: FormValues, { shown, given }: Saved): Read<string> {
  const found = fields.filter((key) => !isSame(shown[key], given[key]) && !isSame(now[key], given[key]));
  const other = found.find((key) => !isSame(now[key], shown[key]));
  return other === undefined ? { found, problems: [] } : refused(file, `${other}: ${MEANWHILE}`);
}

const MEANWHILE = 'was changed in the file after you opened this form; open it anew to see that, then change it again';

/**
 * The value to write, from the file's current value, the value that the form showed, and the value that it gives. Every part that
 * was not changed in the form stays as the file has it, with its spaces, line breaks and aliases. Only for a form that showed what
 * the file has now: entries of lists are matched by their place in both.
 */
export function mergedValue(file: unknown, shown: unknown, given: unknown): unknown {
  if (isSame(shown, given)) return file;
  if (isGroup(given)) return mergedGroup(isGroup(file) ? file : {}, isGroup(shown) ? shown : {}, given);
  if (Array.isArray(given)) return mergedList(Array.isArray(file) ? file : [], Array.isArray(shown) ? shown : [], given);
  return cleaned(given);
}

function mergedGroup(file: FormValues, shown: FormValues, given: FormValues): unknown {
  const keys = [...new Set([...Object.keys(file), ...Object.keys(given)])];
  const entries = keys.map((key) => [key, mergedValue(own(file, key), own(shown, key), own(given, key))] as const);
  return orNothing(Object.fromEntries(entries.filter(([, part]) => part !== undefined)));
}

/** A group's own value: every object also inherits `toString` and `constructor`. */
function own(group: FormValues, key: string): unknown {
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

/** Entries are matched if they are equal, else by their names, else by index if the list is as long as before. */
function mergedList(file: readonly unknown[], shown: readonly unknown[], given: readonly unknown[]): unknown {
  const sameLength = given.length === shown.length;
  const entries = given.map((entry, index) => {
    const there = shown.findIndex((other) => isSame(other, entry));
    const named = there === -1 ? shown.findIndex((other) => isNamedAlike(other, entry, isSame)) : there;
    const at = named === -1 && sameLength ? index : named;
    return at === -1 ? cleaned(entry) : mergedValue(file[at], shown[at], entry);
  });
  return orNothing(entries.filter((entry) => entry !== undefined));
}
