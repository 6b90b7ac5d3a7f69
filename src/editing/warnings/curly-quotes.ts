import { isCurlyQuoted, STRAIGHT } from '../../authoring/source/look-alikes.ts';
import type { Path } from '../../authoring/source/source.ts';
import type { Warning } from './warning.ts';

/** Warns of each text within the value, at whatever depth, that stands between curly quotes as if these were none of it. */
export function warnOfCurlyQuotes(value: unknown, path: Path = []): Warning[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, part]) => warnOfCurlyQuotes(part, [...path, key]));
  }
  if (typeof value !== 'string' || !isCurlyQuoted(value)) return [];
  return [
    { kind: 'curly-quotes', path, message: `${value} would be published with its curly quotes`, fix: `${STRAIGHT} or none` },
  ];
}
