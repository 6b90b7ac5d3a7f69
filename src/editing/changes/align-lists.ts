import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../authoring/source/source.ts';

/** An entry of the new list, and the index of the old entry that it replaces. */
interface Aligned {
  readonly at: number | undefined;
  readonly value: unknown;
}

/**
 * Matches the entries of a new list with those of the old one, in their order. An entry that is new, or that moved behind one
 * that it preceded, has no match. `undefined` if an entry with a match comes after one without.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Aligned[] | undefined {
  const aligned: Aligned[] = [];
  let last = -1;
  let isAtEnd = false;
  for (const [index, value] of after.entries()) {
    const next = (is: (a: unknown, b: unknown) => boolean) => before.findIndex((other, at) => at > last && is(other, value));
    // If the lists are equally long, the entry at the same index was probably renamed.
    const renamed = before.length === after.length && index > last ? index : undefined;
    const at = [next(isDeepStrictEqual), next(isNamedAlike)].find((place) => place !== -1) ?? renamed;
    if (at === undefined) isAtEnd = true;
    else if (isAtEnd) return undefined;
    else last = at;
    aligned.push({ at, value });
  }
  return aligned;
}

const NAMES = ['id', 'name', 'url', 'question'];

/** Whether two entries have the same name, or what stands for one. */
export function isNamedAlike(a: unknown, b: unknown, isSame: (a: unknown, b: unknown) => boolean = Object.is): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  const key = NAMES.find((name) => a[name] !== undefined);
  return key !== undefined && isSame(a[key], b[key]);
}
