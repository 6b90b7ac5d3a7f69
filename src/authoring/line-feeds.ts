/** Deeper than any field. */
const DEEPEST = 8;

/** Makes line feeds of the line breaks that other systems' programs write as escapes (`\r\n`), as they are made of a file's own. */
export function withLineFeeds(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => withLineFeeds(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withLineFeeds(entry, depth + 1)]));
}
