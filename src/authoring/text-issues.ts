import type { Issue } from '../reviews/issues.ts';

/** Deeper than any field; what stands below is an unknown key's. */
const DEEPEST = 8;

/** Finds the texts that an escape (`\ud800`, `\0`) has made of something else than Unicode text; UTF-8 cannot carry them. */
export function textIssues(value: unknown): Issue[] {
  const issues: Issue[] = [];
  const visit = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === 'string') {
      const message = faultOf(part);
      if (message !== undefined) issues.push({ path, code: 'invalid_text', message });
    } else if (typeof part === 'object' && part !== null && path.length < DEEPEST) {
      const entries = Array.isArray(part) ? part.entries() : Object.entries(part);
      for (const [key, entry] of entries) visit(entry, [...path, key]);
    }
  };
  visit(value, []);
  return issues;
}

function faultOf(text: string): string | undefined {
  if (!text.isWellFormed()) return 'is not valid Unicode: one half of a surrogate pair stands alone';
  return text.includes('\0') ? 'holds a NUL character; text cannot' : undefined;
}
