import type { FileText } from '../files/read-text-file.ts';
import type { Problem } from '../problems/problem.ts';
import { type Read, refused } from '../problems/read.ts';
import type { Source } from '../source/source.ts';
import { readJson } from './read-json.ts';

const EMPTY = 'is empty; write one review a line as JSON, or remove the file';

/** Reads JSON Lines, one value a line; blank lines are skipped. */
export function readJsonl({ file, text }: FileText): Read<Source> {
  const found: Source[] = [];
  const problems: Problem[] = [];
  const lines = text.trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isFirst = found.length === 0 && problems.length === 0;
    const read = readJson({ file, text: line }, index + 1);
    const fault = layoutFault(line, isFirst);
    // The whole file is then laid out differently, and the mistakes of its other lines would only follow from that.
    if (fault !== undefined) {
      const place = { line: index + 1, column: line.search(/\S/) + 1 };
      return { found, problems: [...problems, { file, ...place, message: fault }] };
    }
    found.push(...read.found);
    for (const problem of read.problems) problems.push(problem);
  }
  return found.length === 0 && problems.length === 0 ? refused(file, EMPTY) : { found, problems };
}

/** What is wrong with a line that was laid out as JSON, not as JSON Lines. */
function layoutFault(line: string, isFirst: boolean): string | undefined {
  if (isFirst && line.trimStart().startsWith('[')) {
    return 'a list begins here; write one review a line, without [ and ] and without commas between the reviews';
  }
  if (/,\s*$/.test(line)) return 'a comma ends this line; write each review on one line of its own, without a comma after it';
  return /[{[:]\s*$/.test(line) ? 'this review goes on in the next line; write each review on one line of its own' : undefined;
}
