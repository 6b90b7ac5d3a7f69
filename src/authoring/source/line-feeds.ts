import { DEEPEST } from './text-issues.ts';

/**
 * Makes line feeds of the line breaks that a text has as escapes (`\r\n`, as programs on Windows write them). The file's own line
 * breaks became line feeds when it was read. `text` is what the value was parsed from.
 */
export function withLineFeeds(value: unknown, text: string): unknown {
  return text.includes('\\r') ? inTexts(value, (part) => part.replace(/\r\n?/g, '\n')) : value;
}

/** The value with all texts in it changed, down to where fields have some. */
export function inTexts(value: unknown, change: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inTexts(each, change, depth + 1)]));
}
