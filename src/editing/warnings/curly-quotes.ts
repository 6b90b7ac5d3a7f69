import { isCurlyQuoted, STRAIGHT } from '../../authoring/source/look-alikes.ts';
import type { Path } from '../../authoring/source/source.ts';

/** What to do about curly quotes around a value. */
export const STRAIGHT_OR_NONE = `${STRAIGHT} or none`;

/** What is odd about a value between curly quotes, as Word and a Mac make them of those that are typed; `undefined` for any other. */
export function curlyQuotesNote(text: string): string | undefined {
  return isCurlyQuoted(text) ? 'stands in curly quotes, which count as a part of it' : undefined;
}

/** The texts in a value, each with its path. */
export function textsIn(value: unknown, path: Path = []): { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, isList ? Number(key) : key]));
}
