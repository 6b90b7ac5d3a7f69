import { DEEPEST } from './text-issues.ts';

/**
 * Makes line feeds of the line breaks that a text has as escapes (`\r\n`, as programs on Windows write them). The file's own line
 * breaks became line feeds when it was read. `text` is what the value was parsed from.
 */
export function withLineFeeds(value: unknown, text: string): unknown {
  return text.includes('\\r') ? replaced(value, 0) : value;
}

function replaced(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, depth + 1)]));
}
