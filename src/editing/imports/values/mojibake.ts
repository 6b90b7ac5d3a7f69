import { isUtf8 } from 'node:buffer';

/** Facebook writes each byte of UTF-8 as a character of its own (`Ã©` for `é`); this puts them together again. */
export function withoutMojibake(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[^\0-\u00ff]/.test(text)) return text;
  const bytes = Buffer.from(text, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : text;
}

/** The same for every text of a JSON value. */
export function repairTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutMojibake(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => repairTexts(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, repairTexts(entry, depth + 1)]));
}

/** No export nests its fields as deep as this. */
const DEEPEST = 8;
