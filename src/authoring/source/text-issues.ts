import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import type { Path } from './source.ts';

/** No field is nested as deep as this. What stands deeper belongs to an unknown key, which is a mistake anyway. */
export const DEEPEST = 8;

/** Finds the texts with characters that UTF-8 or XML cannot carry, perhaps written as escapes (`\ud800`, `\0`). */
export function textIssues(value: unknown): Issue[] {
  const issues: Issue[] = [];
  visitTexts(value, (text, path) => {
    const fault = textFault(text);
    if (fault !== undefined) issues.push({ path, code: 'invalid_text', message: fault.message });
  });
  return issues;
}

/** Visits the texts in a value, each with its path, down to where fields have some. */
export function visitTexts(value: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null || path.length === DEEPEST) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, entry] of entries) visitTexts(entry, visit, [...path, key]);
}

interface TextFault {
  readonly offset: number;
  readonly message: string;
}

/** Finds the first character that no text may hold. */
export function textFault(text: string): TextFault | undefined {
  const offset = text.search(FORBIDDEN);
  if (offset === -1) return undefined;
  const character = text.charAt(offset);
  if (!character.isWellFormed()) return { offset, message: 'is not valid Unicode: one half of a surrogate pair stands alone' };
  const message = `holds the control character ${quote(character)}; of these only tabs and line feeds ("\\n") are allowed`;
  return { offset, message: /[\x80-\x9f]/.test(character) ? `${message}; ${ENCODED_TWICE}` : message };
}

/** The control characters of latin1 hardly ever come from anything else. */
const ENCODED_TWICE =
  'it is mostly a part of a letter or sign whose encoding was mistaken: export the text once more, as UTF-8, or write the words around it anew';

/** Half a surrogate pair, and control characters other than tab and line feed. */
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/u;
