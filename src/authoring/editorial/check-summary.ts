import type { FileText } from '../files/read-text-file.ts';
import { positionAt } from '../problems/problem.ts';
import { foundOne, NOTHING, type Read, refused } from '../problems/read.ts';
import { textFault } from '../source/text-issues.ts';

/** Checks `summary.md`, which is plain text; an empty file is no summary. */
export function checkSummary({ file, text }: FileText): Read<string> {
  if (/^---[ \t]*(?:\n|$)/.test(text)) return refused(file, 'front matter is not allowed here; the file is plain text');
  const fault = textFault(text);
  if (fault !== undefined) return refused(file, fault.message, positionAt(text, fault.offset));
  const summary = text.trim();
  return summary === '' ? NOTHING : foundOne(summary);
}
