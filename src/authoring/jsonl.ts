import { readJsonLine } from './json-source.ts';
import type { Problem } from './problem.ts';
import type { Read, Source } from './source.ts';

/** Reads JSON Lines, one value a line; blank lines are skipped. */
export function readJsonl(file: string, text: string): Read<Source> {
  const found: Source[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readJsonLine(file, line, index + 1);
    found.push(...read.found);
    problems.push(...read.problems);
  }
  return { found, problems };
}
