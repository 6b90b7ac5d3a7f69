import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../authoring/source/source.ts';

/** An entry of the list as it is to be: which one of the file it is, if it is there. */
interface Aligned {
  readonly at: number | undefined;
  readonly value: unknown;
}

/**
 * Finds the entries of a list in the one that is to stand in its place; `undefined` where entries would have to change places, or new
 * ones come before others.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Aligned[] | undefined {
  const aligned: Aligned[] = [];
  let last = -1;
  let isAtEnd = false;
  for (const [index, value] of after.entries()) {
    const at = placeOf(value, before, after, index, last);
    if (at === undefined) isAtEnd = true;
    else if (isAtEnd) return undefined;
    else last = at;
    aligned.push({ at, value });
  }
  return aligned;
}

function placeOf(
  value: unknown,
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
  last: number,
): number | undefined {
  const same = before.findIndex((other, at) => at > last && isDeepStrictEqual(other, value));
  if (same !== -1) return same;
  const named = before.findIndex((other, at) => at > last && isNamedAlike(other, value));
  if (named !== -1) return named;
  // What has another name now, and stands where it stood.
  return before.length === after.length && index > last ? index : undefined;
}

const NAMES = ['id', 'name', 'url', 'question'];

function isNamedAlike(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  const key = NAMES.find((name) => a[name] !== undefined);
  return key !== undefined && a[key] === b[key];
}
